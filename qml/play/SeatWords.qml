// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A sentence at a seat: a refusal with its mark, or what to do next. A refusal goes away by itself, or when touched.
/// What to do next stands longer, and is slim: it must cover nothing that can be played.
SeatNote {
    id: root

    /// What to do next, while nothing else is said.
    required property string hint
    required property string refusal

    readonly property bool refused: refusal !== ""

    /// It has been read.
    signal forgotten

    bad: refused
    tall: refused && roomy === 0
    slim: !refused
    text: refused ? refusal : hint
    onRefusalChanged: {
        if (refused)
            fade.restart();
    }

    Timer {
        id: fade

        interval: Theme.readTime
        onTriggered: root.forgotten()
    }

    Touchable {
        anchors.fill: parent
        enabled: root.refused
        onTapped: root.forgotten()
    }
}

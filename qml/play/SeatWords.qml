// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A sentence at a seat: a refusal with its mark, something else to know, or what to do next. What is told once goes away
/// by itself, or when touched, and then its rule is told.
/// What to do next stands longer, and is slim: it must cover nothing that can be played.
SeatNote {
    id: root

    /// What to do next, while nothing else is said.
    required property string hint
    required property string refusal
    /// The refusal blames nobody: it is told without a mark.
    property bool blameless: false
    /// Something else to know just now.
    property string notice: ""

    /// What to do next can be touched, and leads to more.
    property bool opens: false

    readonly property bool refused: refusal !== ""
    readonly property bool passing: refused || notice !== ""

    /// It has been read.
    signal forgotten
    /// What passes was touched: somebody wants to know its rule.
    signal followed
    signal opened

    bad: refused && !blameless
    tall: refused && roomy === 0
    // Where there is a rail, nothing is said beside it that can be read on it.
    slim: !passing || roomy > 0 && fitsInOneLine
    text: refused ? refusal : notice !== "" ? notice : hint
    // Not `refused`, which may yet have to follow.
    onRefusalChanged: {
        if (refusal !== "")
            fade.restart();
    }
    onNoticeChanged: {
        if (notice !== "")
            fade.restart();
    }

    Timer {
        id: fade

        objectName: "fade"
        interval: Math.max(Theme.readTime / 2, 60 * root.text.length)
        onTriggered: root.forgotten()
    }

    NamedTouch {
        anchors.fill: parent
        label: root.text
        enabled: root.passing || root.opens
        onTapped: {
            if (!root.passing)
                return root.opened();
            root.followed();
            root.forgotten();
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A seat's coin: its colour and its emblem. Without an emblem it is nobody's.
Laid {
    id: root

    required property color colour
    required property int emblem
    property int turn: 0

    Plate {
        anchors.fill: parent
        ink: Inkwell
        fill: root.colour
        line: Theme.ink
        radius: width / 2
    }

    TallyStrip {
        anchors.fill: parent
        anchors.margins: parent.width * 0.2
        visible: root.emblem >= 0
        rotation: root.turn
        ink: Inkwell
        icon: root.emblem >= 0 ? "emblem." + root.emblem : ""
        figure: Theme.ink
    }
}

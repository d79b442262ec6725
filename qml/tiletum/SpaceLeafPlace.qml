// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art

/// A place for a house or a pillar: whose stands there, or what the place would give.
Item {
    id: root

    required property TiletumTable table
    required property real unit
    required property string piece
    required property int owner
    property int points: 0
    property string icon: ""

    width: 40 * unit
    height: 44 * unit

    EmptyPlace {
        anchors.fill: parent
        ink: Colours
    }

    Sign {
        anchors.centerIn: parent
        side: 30 * root.unit
        visible: root.owner < 0 && root.points === 0
        opacity: root.icon === "" ? 0.35 : 1
        icon: root.icon === "" ? root.piece : root.icon
    }

    Laurel {
        anchors.centerIn: parent
        width: 34 * root.unit
        height: width
        visible: root.owner < 0 && root.points > 0
        ink: Colours
        points: root.points
    }

    SeatPiece {
        anchors.centerIn: parent
        width: 36 * root.unit
        height: width
        visible: root.owner >= 0
        ink: Colours
        piece: root.piece
        colour: visible ? root.table.colourOf(root.owner) : "black"
        emblem: visible ? root.table.emblemOf(root.owner) : -1
    }
}

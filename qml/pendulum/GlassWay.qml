// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art

/// An arrow from a glass that has run out into the circle where it goes; where that flip calls the council, a bell lies
/// in the circle.
Item {
    id: root

    /// Where the glass stands and where it goes, in the board's units.
    required property rect from
    required property rect to
    required property rect board
    required property real unit
    required property bool rings
    readonly property bool down: to.y > from.y
    /// From the glass's cap to the middle of the circle.
    readonly property real upper: down ? from.y + from.height - 8 : to.y + to.height * 0.42
    readonly property real lower: down ? to.y + to.height * 0.58 : from.y + 8

    x: Math.round(board.x + from.x * unit)
    y: Math.round(board.y + upper * unit)
    width: Math.round(from.width * unit)
    height: Math.round((lower - upper) * unit)

    WayFace {
        anchors.fill: parent
        ink: Colours
        down: root.down
    }

    TallyStrip {
        readonly property real side: root.to.width * 0.42 * root.unit

        x: Math.round((root.width - width) / 2)
        y: Math.round((root.to.y + root.to.height / 2 - root.upper) * root.unit - height / 2 + (root.down ? 0.5 : -0.5) * height)
        width: Math.round(side)
        height: width
        visible: root.rings
        ink: Colours
        icon: "begin"
    }
}

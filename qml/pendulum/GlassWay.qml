// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art

/// An arrow in the circle where a glass goes that has run out.
Item {
    id: root

    /// In the board's units.
    required property rect at
    required property rect board
    required property real unit
    required property bool down
    readonly property real side: at.width * 0.7 * unit

    x: Math.round(board.x + (at.x + at.width / 2) * unit - side / 2)
    y: Math.round(board.y + (at.y + at.height / 2) * unit - side / 2)
    width: Math.round(side)
    height: width

    TallyStrip {
        anchors.fill: parent
        rotation: root.down ? 90 : -90
        ink: Colours
        icon: "takeBack"
    }
}

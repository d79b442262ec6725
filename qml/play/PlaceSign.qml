// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The table in small, with one of its five places marked.
Item {
    id: root

    required property int place
    property color ink: Theme.text
    readonly property point spot: [Qt.point(0.28, 1), Qt.point(0.72, 1), Qt.point(1, 0.5), Qt.point(0.72, 0), Qt.point(0.28, 0)][place]

    implicitWidth: Theme.title * 1.6
    implicitHeight: Theme.title

    Rectangle {
        id: table

        anchors {
            fill: parent
            margins: dot.width / 2
        }
        radius: Theme.cardRadius / 2
        color: "transparent"
        border {
            width: Theme.hairline * 1.5
            color: root.ink
        }
    }

    Rectangle {
        id: dot

        width: root.height * 0.4
        height: width
        radius: width / 2
        x: table.x + table.width * root.spot.x - width / 2
        y: table.y + table.height * root.spot.y - height / 2
        color: root.ink
    }
}

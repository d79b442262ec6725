// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A lens: a glass in a brass rim with a line in its seat's colour.
Item {
    id: root

    required property color colour
    required property real unit
    property bool lit: false

    Rectangle {
        id: handle

        x: parent.width * 0.5
        y: parent.height * 0.5 - height / 2
        width: parent.width * 0.72
        height: parent.width * 0.13
        radius: height / 2
        rotation: 45
        transformOrigin: Item.Left
        color: Theme.metalDark
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.lit && root.width > 80 * root.unit ? "transparent" : Theme.hollow
        border.width: Math.max(2, parent.width * 0.09)
        border.color: root.lit ? Theme.metalBright : Theme.metal
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.09
        radius: width / 2
        color: "transparent"
        border.width: Math.max(2, parent.width * 0.06)
        border.color: root.colour
    }
}

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
    /// What it magnifies: the face of what lies under its middle, or nothing.
    property Item seen: null
    /// What draws that, if not itself.
    property Item drawnBy: null
    /// The largest upright square in the glass.
    readonly property real glass: 0.62 * width

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
        color: root.lit && root.width > 80 * root.unit && !face.shown ? "transparent" : Theme.hollow
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

    SlipFace {
        id: face

        anchors.centerIn: parent
        width: Math.min(root.glass, 1.5 * (root.seen?.width ?? 0))
        height: Math.min(root.glass, 1.5 * (root.seen?.height ?? 0))
        most: height
        of: root.seen
        drawnBy: root.drawnBy
    }
}

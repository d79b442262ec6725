// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The wooden tray that a seat's things lie in, with a fillet of brass and a strip in the seat's colour at its edge.
Rectangle {
    id: root

    required property int colour
    default property alias things: inside.data
    readonly property real inset: Theme.space4

    radius: Theme.panelRadius
    color: Theme.surface
    border {
        width: Theme.hairline
        color: Theme.line
    }

    SoftShadow {
        z: -1
        width: root.width
        height: root.height
        radius: root.radius
        color: Theme.shadow
        spread: Theme.space4
    }

    Rectangle {
        anchors {
            fill: parent
            margins: Theme.space1
        }
        radius: Math.max(0, root.radius - Theme.space1)
        color: "transparent"
        border {
            width: Theme.hairline
            color: Theme.brass
        }
        opacity: 0.55
    }

    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: root.radius
        }
        anchors.bottomMargin: Theme.space1
        height: Theme.space1
        radius: height / 2
        color: Theme.seats[root.colour]
    }

    Item {
        id: inside
        anchors {
            fill: parent
            margins: root.inset
        }
    }
}

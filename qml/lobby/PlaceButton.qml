// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// A button of a place: brass where it is the one thing to do, dark beside it, pale where it is only a way elsewhere.
TouchButton {
    id: root

    required property real unit
    property string iconName: ""
    property bool primary: false
    property bool pale: false
    readonly property color ink: primary ? Theme.brassInk : pale ? Theme.ink : Theme.light

    height: 58 * unit

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.primary ? (root.down ? Theme.metalBright : Theme.metal) : root.pale ? (root.down ? Theme.shade : Theme.parchment) : root.down ? Theme.earth : Theme.cardBack
        border {
            width: Theme.hairline
            color: root.pale ? Theme.metal : Theme.metalBright
        }
    }

    contentItem: Item {
        readonly property real room: width - (sign.visible ? 52 : 20) * root.unit

        Icon {
            id: sign

            x: (parent.width - label.width - 32 * root.unit) / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 24 * root.unit
            height: width
            visible: root.iconName !== ""
            name: root.iconName
            color: root.ink
        }

        SeatText {
            id: label

            x: sign.visible ? sign.x + 32 * root.unit : (parent.width - width) / 2
            width: Math.min(implicitWidth, parent.room)
            height: parent.height
            text: root.text
            color: root.ink
            minimumPixelSize: Math.max(1, 8 * root.unit)
            font {
                pixelSize: Math.max(1, (root.primary ? 23 : 19) * root.unit * Theme.textSize)
                weight: root.primary ? Font.DemiBold : Font.Medium
            }
        }
    }
}

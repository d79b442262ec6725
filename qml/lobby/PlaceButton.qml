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
        Icon {
            id: sign

            x: 16 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            width: 24 * root.unit
            height: width
            visible: root.iconName !== ""
            name: root.iconName
            color: root.ink
        }

        SeatText {
            anchors {
                fill: parent
                leftMargin: (sign.visible ? 44 : 10) * root.unit
                rightMargin: 10 * root.unit
            }
            text: root.text
            color: root.ink
            minimumPixelSize: 8 * root.unit
            font {
                pixelSize: (root.primary ? 23 : 19) * root.unit * Theme.textSize
                weight: root.primary ? Font.DemiBold : Font.Medium
            }
        }
    }
}

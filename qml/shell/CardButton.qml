// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components
import Sandglass.Table

/// A button on a card of parchment: brass where it is the one thing to do, dark wood elsewhere.
T.AbstractButton {
    id: root

    required property real unit
    property string iconName: ""
    property bool primary: false
    readonly property color ink: primary ? Theme.brassInk : Theme.light

    height: 56 * unit
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.primary ? (root.down ? Theme.metalBright : Theme.metal) : root.down ? Theme.earth : Theme.cardBack
        border {
            width: Theme.hairline
            color: root.primary ? Theme.metalBright : Theme.metalDark
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: 10 * root.unit

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                width: 24 * root.unit
                height: width
                visible: root.iconName !== ""
                name: root.iconName
                color: root.ink
            }

            SeatText {
                width: Math.min(implicitWidth, root.width - (root.iconName !== "" ? 58 : 20) * root.unit)
                height: root.height
                text: root.text
                color: root.ink
                font {
                    pixelSize: Math.max(14, (root.primary ? 22 : 19) * root.unit * Theme.textSize)
                    weight: root.primary ? Font.DemiBold : Font.Medium
                }
            }
        }
    }
}

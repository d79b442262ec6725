// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components
import Sandglass.Table

/// A door of the house: its sign, its word, and the key that opens it too.
T.AbstractButton {
    id: root

    required property real unit
    property string iconName: ""
    property string key: ""

    height: 72 * unit
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : Theme.surface
        border {
            width: Theme.hairline
            color: Theme.brass
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        Icon {
            id: sign

            x: 30 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            width: 32 * root.unit
            height: width
            name: root.iconName
            color: Theme.brass
        }

        SeatText {
            anchors {
                left: sign.right
                leftMargin: 16 * root.unit
                right: hint.visible ? hint.left : parent.right
                rightMargin: 12 * root.unit
            }
            height: parent.height
            isName: true
            horizontalAlignment: Text.AlignLeft
            text: root.text
            font.pixelSize: 24 * root.unit * Theme.textSize
        }

        Rectangle {
            id: hint

            anchors {
                right: parent.right
                rightMargin: 16 * root.unit
                verticalCenter: parent.verticalCenter
            }
            width: 50 * root.unit
            height: 32 * root.unit
            visible: root.key !== ""
            radius: Theme.cardRadius
            color: "transparent"
            border {
                width: Theme.hairline
                color: Theme.line
            }

            SeatText {
                anchors.fill: parent
                text: root.key
                color: Theme.textSoft
                font.pixelSize: 15 * root.unit
            }
        }
    }
}

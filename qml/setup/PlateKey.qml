// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components
import Sandglass.Table

/// A key of the plate: an icon, words, or both; brass where it is the one thing to do.
T.AbstractButton {
    id: root

    required property real unit
    property string iconName: ""
    property bool primary: false
    property bool worded: false
    property bool keyboard: false
    readonly property color ink: primary ? Theme.brassInk : Theme.text

    width: 56 * unit
    height: 52 * unit
    focusPolicy: keyboard ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: false
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.primary ? (root.down ? Theme.brassBright : Theme.brass) : root.down ? Theme.pressed : Theme.raised
        border {
            width: Theme.hairline
            color: root.primary ? Theme.brassBright : Theme.brass
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        Icon {
            id: sign

            x: (parent.width - (root.worded ? label.width + 36 * root.unit : width)) / 2
            anchors.verticalCenter: parent.verticalCenter
            width: 26 * root.unit
            height: width
            visible: root.iconName !== ""
            name: root.iconName
            color: root.ink
        }

        SeatText {
            id: label

            x: sign.visible ? sign.x + 36 * root.unit : (parent.width - width) / 2
            width: Math.min(implicitWidth, parent.width - (sign.visible ? 56 : 24) * root.unit)
            height: parent.height
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            visible: root.worded
            text: root.text
            color: root.ink
            minimumPixelSize: Math.max(1, Math.round(8 * root.unit))
            font {
                // A plate that has no size yet asks for none.
                pixelSize: Math.max(1, (root.primary ? 24 : 19) * root.unit * Theme.textSize)
                weight: root.primary ? Font.DemiBold : Font.Medium
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.Components
import Sandglass.Table

/// One answer to a question; the one that counts is brass and carries a mark.
T.AbstractButton {
    id: root

    required property real unit
    property bool keyboard: false

    implicitWidth: label.implicitWidth + (checked ? mark.width + Theme.plan.hairline * 6 * unit : 0) + 36 * unit
    implicitHeight: 52 * unit
    focusPolicy: keyboard ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: false
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.brass : root.down ? Theme.pressed : Theme.raised
        border {
            width: Theme.hairline
            color: root.checked ? Theme.brassBright : Theme.line
        }

        FocusRing {
            shown: root.visualFocus
            radius: height / 2
        }
    }

    contentItem: Item {
        Icon {
            id: mark

            x: 14 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            width: 18 * root.unit
            height: width
            visible: root.checked
            name: "check"
            color: Theme.brassInk
        }

        SeatText {
            id: label

            anchors {
                fill: parent
                leftMargin: (root.checked ? 36 : 12) * root.unit
                rightMargin: 12 * root.unit
            }
            text: root.text
            color: root.checked ? Theme.brassInk : Theme.text
            font {
                pixelSize: 17 * root.unit * Theme.textSize
                weight: root.checked ? Font.DemiBold : Font.Medium
            }
        }
    }
}

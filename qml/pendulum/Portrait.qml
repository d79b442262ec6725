// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Table

/// A noble's portrait to choose. One that somebody else has is pale and carries their coin.
T.AbstractButton {
    id: root

    required property real unit
    /// A side of a mat, or nothing for any.
    required property string character
    required property setupChair taker
    property bool taken: false
    property bool keyboard: false

    objectName: "portrait " + (character === "" ? "any" : character)
    width: 94 * unit
    height: 106 * unit
    enabled: !taken
    focusPolicy: keyboard ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: false
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : Theme.cardBack
        border {
            width: root.checked ? Theme.focusLine : Theme.hairline
            color: root.checked ? Theme.metalBright : Theme.metalDark
        }
        opacity: root.taken ? 0.45 : 1

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        TallyStrip {
            anchors {
                fill: parent
                leftMargin: 17 * root.unit
                rightMargin: 17 * root.unit
                topMargin: 10 * root.unit
                bottomMargin: 36 * root.unit
            }
            visible: root.character !== ""
            opacity: root.taken ? 0.5 : 1
            ink: Colours
            icon: root.character === "" ? "" : "character." + root.character
            figure: Theme.light
        }

        Icon {
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: parent.top
                topMargin: 14 * root.unit
            }
            width: 52 * root.unit
            height: width
            visible: root.character === ""
            name: "seats"
            color: Theme.metal
        }

        SeatText {
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: 4 * root.unit
            }
            height: 28 * root.unit
            isName: true
            text: root.text
            color: Theme.light
            opacity: root.taken ? 0.6 : 1
            font.pixelSize: 18 * root.unit * Theme.textSize
        }

        Medallion {
            anchors {
                right: parent.right
                top: parent.top
                margins: -8 * root.unit
            }
            width: 34 * root.unit
            height: width
            visible: root.taken
            emblem: root.taker.emblem
            colour: root.taker.colour
        }
    }
}

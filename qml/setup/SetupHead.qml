// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The top of the plate: the way back, the game, and what has been agreed so far, or what is wrong with it.
Item {
    id: root

    required property Catalogue words
    required property real unit
    required property string title
    required property string sum
    property string refusal: ""
    /// It lies on a table and can be turned.
    property bool turns: false
    property bool keyboard: false
    signal leaving
    signal turned

    PlateKey {
        id: back

        objectName: "leave"
        anchors.verticalCenter: parent.verticalCenter
        x: 20 * root.unit
        unit: root.unit
        keyboard: root.keyboard
        iconName: "back"
        text: root.words.text("play.setup.back")
        onClicked: root.leaving()
    }

    SeatText {
        id: name

        anchors {
            left: back.right
            leftMargin: 20 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(implicitWidth, 420 * root.unit)
        height: parent.height
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.title
        color: Theme.brassBright
        font.pixelSize: 40 * root.unit
    }

    Rectangle {
        id: stroke

        anchors {
            left: name.right
            leftMargin: 18 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: Theme.hairline
        height: parent.height * 0.6
        color: Theme.line
    }

    SeatText {
        objectName: "sum"
        anchors {
            left: stroke.right
            leftMargin: 18 * root.unit
            right: turn.visible ? turn.left : parent.right
            rightMargin: 16 * root.unit
        }
        height: parent.height
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.refusal !== "" ? root.refusal : root.sum
        color: root.refusal !== "" ? Theme.bad : Theme.text
        font.pixelSize: 23 * root.unit * Theme.textSize
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    PlateKey {
        id: turn

        objectName: "turnSetup"
        anchors {
            right: parent.right
            rightMargin: 20 * root.unit
            verticalCenter: parent.verticalCenter
        }
        visible: root.turns
        unit: root.unit
        iconName: "turn"
        text: root.words.text("shell.table.turn")
        onClicked: root.turned()
    }

    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: 20 * root.unit
            bottomMargin: 0
        }
        height: Theme.hairline
        color: Theme.line
    }
}

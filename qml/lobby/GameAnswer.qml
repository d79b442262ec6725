// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// At a place where a game is looked at: what it is, in that seat's language, and what can be done with it.
Item {
    id: root

    required property gameEntry game
    required property Catalogue words
    required property real unit
    /// Tonight's match of it can go on.
    property bool continues: false
    readonly property bool low: height < 180 * unit
    signal played
    signal learned
    signal read
    signal resumed
    signal closed

    SeatText {
        id: name

        width: Math.min(implicitWidth, root.width * 0.42)
        height: (root.low ? 36 : 46) * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text(root.game.nameId)
        color: Theme.ink
        font.pixelSize: 36 * root.unit
    }

    GameFigures {
        anchors {
            left: name.right
            leftMargin: 26 * root.unit
            verticalCenter: name.verticalCenter
        }
        // At the short side they would lie under the key beside them.
        visible: !root.low
        game: root.game
        words: root.words
        unit: root.unit
    }

    SeatText {
        anchors {
            left: parent.left
            right: close.left
            rightMargin: 10 * root.unit
            top: name.bottom
        }
        height: (root.low ? 46 : 64) * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.WordWrap
        text: root.words.text(root.game.introductionId)
        color: Theme.ink
        font.pixelSize: (root.low ? 18 : 22) * root.unit * Theme.textSize
    }

    PlaceKey {
        id: close

        objectName: "lookAway"
        anchors {
            right: parent.right
            top: parent.top
        }
        unit: root.unit
        text: root.words.text("shell.lobby.lookAway")
        onClicked: root.closed()
    }

    Row {
        readonly property real fit: Math.min(1, root.width / (((root.continues ? 172 : 0) + 172 + 190 + 162) * root.unit))

        anchors {
            left: parent.left
            bottom: parent.bottom
        }
        spacing: 12 * root.unit

        PlaceButton {
            objectName: "continue"
            width: 160 * root.unit * parent.fit
            visible: root.continues
            unit: root.unit
            text: root.words.text("shell.lobby.continue")
            onClicked: root.resumed()
        }

        PlaceButton {
            objectName: "play"
            width: 190 * root.unit * parent.fit
            unit: root.unit
            primary: true
            iconName: "continue"
            text: root.words.text("shell.lobby.play")
            onClicked: root.played()
        }

        PlaceButton {
            objectName: "learn"
            width: 160 * root.unit * parent.fit
            unit: root.unit
            iconName: "learn"
            text: root.words.text("shell.lobby.learn")
            onClicked: root.learned()
        }

        PlaceButton {
            objectName: "rules"
            width: 150 * root.unit * parent.fit
            unit: root.unit
            iconName: "book"
            text: root.words.text("shell.lobby.rules")
            onClicked: root.read()
        }
    }
}

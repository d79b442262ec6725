// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Lobby
import Sandglass.Pages
import Sandglass.Table

/// A game: what its board looks like, its name, what it is, and what can be done with it. Pressed anywhere else, or by
/// Enter, it is played.
T.AbstractButton {
    id: root

    required property Shell shell
    required property gameEntry game
    required property Catalogue words
    required property real unit
    signal played
    signal learned
    signal read

    objectName: "game " + game.id
    implicitWidth: 544 * unit
    implicitHeight: 528 * unit
    focusPolicy: Qt.StrongFocus
    scale: down ? 0.99 : 1
    text: words.text(game.nameId)
    Accessible.role: Accessible.Button
    Accessible.name: text + ". " + words.textWith("shell.home.seats", {
        fewest: game.fewestSeats,
        most: game.mostSeats
    }) + ". " + words.textWith("shell.home.minutes", {
        minutes: game.minutes
    })
    Accessible.description: words.text(game.introductionId)
    onClicked: played()
    Keys.onReturnPressed: played()
    Keys.onEnterPressed: played()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_L || event.key === Qt.Key_R;
        if (event.key === Qt.Key_L)
            root.learned();
        else if (event.key === Qt.Key_R)
            root.read();
    }

    background: ParchmentCard {
        lit: root.down

        FocusRing {
            shown: root.visualFocus
            around: Theme.space2
        }
    }

    contentItem: Item {
        Rectangle {
            x: 10 * root.unit
            y: 10 * root.unit
            width: 524 * root.unit
            height: 295 * root.unit
            color: Theme.darkness

            BoardPicture {
                anchors.fill: parent
                shell: root.shell
                module: root.game.pageModule
                type: root.game.pictureType
            }
        }

        SeatText {
            id: name

            x: 24 * root.unit
            y: 314 * root.unit
            width: Math.min(implicitWidth, 270 * root.unit)
            height: 52 * root.unit
            isName: true
            horizontalAlignment: Text.AlignLeft
            text: root.text
            color: Theme.ink
            font.pixelSize: 38 * root.unit
        }

        GameFigures {
            anchors {
                right: parent.right
                rightMargin: 22 * root.unit
                verticalCenter: name.verticalCenter
            }
            game: root.game
            words: root.words
            unit: root.unit
        }

        SeatText {
            x: name.x
            y: 366 * root.unit
            width: 500 * root.unit
            height: 64 * root.unit
            isName: true
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.WordWrap
            // Letters that nobody can read only fill the card.
            visible: font.pixelSize >= 13
            text: root.words.text(root.game.introductionId)
            color: Theme.ink
            font.pixelSize: 21 * root.unit * Theme.textSize
        }

        Row {
            x: 22 * root.unit
            y: 444 * root.unit
            spacing: 12 * root.unit

            CardButton {
                objectName: "play " + root.game.id
                width: 214 * root.unit
                unit: root.unit
                focusPolicy: Qt.NoFocus
                primary: true
                iconName: "continue"
                text: root.words.text("shell.lobby.play")
                onClicked: root.played()
            }

            CardButton {
                objectName: "learn " + root.game.id
                width: 152 * root.unit
                unit: root.unit
                iconName: "learn"
                text: root.words.text("shell.lobby.learn")
                onClicked: root.learned()
            }

            CardButton {
                objectName: "rules " + root.game.id
                width: 110 * root.unit
                unit: root.unit
                text: root.words.text("shell.lobby.rules")
                onClicked: root.read()
            }
        }

        LessonSeals {
            x: (22 + 214 + 12 + 76) * root.unit - width / 2
            y: 507 * root.unit
            shell: root.shell
            game: root.game.id
            unit: root.unit
        }
    }
}

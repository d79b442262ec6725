// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The matches that can go on; where there are none, a word for who is here for the first time.
Item {
    id: root

    required property Shell shell
    required property Catalogue words
    required property real unit
    readonly property list<gameEntry> games: shell.games.games
    readonly property list<unfinishedMatch> matches: shell.games.unfinished.filter((_, index) => index < 3)
    signal resumed(match: unfinishedMatch)
    signal learned(game: gameEntry)
    signal watched(file: string)

    SeatText {
        width: parent.width
        height: 34 * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text(root.matches.length > 0 ? "shell.home.goOn" : "shell.home.firstTime")
        color: Theme.brassBright
        font.pixelSize: 24 * root.unit * Theme.textSize
    }

    Row {
        y: 40 * root.unit
        spacing: 16 * root.unit

        Repeater {
            model: root.matches

            UnfinishedCard {
                required property unfinishedMatch modelData

                shell: root.shell
                match: modelData
                game: root.games.find(entry => entry.id === modelData.gameId)
                words: root.words
                unit: root.unit
                onClicked: root.resumed(modelData)
                onWatched: root.watched(modelData.journal)
                onRemoved: root.shell.house?.journals.remove(modelData.journal)
            }
        }

        Repeater {
            model: root.matches.length === 0 ? root.games : []

            BrassButton {
                required property gameEntry modelData

                objectName: "first " + modelData.id
                width: Math.min(364 * root.unit, Math.max(300 * root.unit, implicitWidth))
                height: 64 * root.unit
                iconName: "learn"
                text: root.words.text(modelData.nameId)
                Accessible.name: root.words.textWith("shell.home.learnGame", {
                    game: text
                })
                onClicked: root.learned(modelData)
            }
        }
    }
}

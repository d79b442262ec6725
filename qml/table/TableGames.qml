// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The games in the middle of the table, and the match that was left: coins with emblems, upright for nobody.
Item {
    id: root

    required property Shell shell
    readonly property list<gameEntry> games: shell.games.games
    readonly property list<unfinishedMatch> unfinished: shell.games.unfinished
    readonly property real coin: Math.max(Theme.touch, width * 0.17)
    signal play(game: gameEntry)
    signal resume(match: unfinishedMatch)

    implicitHeight: coin

    Row {
        anchors.centerIn: parent
        spacing: Theme.space4

        Repeater {
            model: root.games

            TableCoin {
                required property gameEntry modelData

                objectName: "play " + modelData.id
                width: root.coin
                iconName: modelData.emblem
                text: root.shell.language.words.text(modelData.nameId)
                onClicked: root.play(modelData)
            }
        }

        TableCoin {
            objectName: "continue"
            width: root.coin
            visible: root.unfinished.length > 0
            primary: true
            iconName: "continue"
            text: root.shell.language.words.text("shell.table.continue")
            onClicked: root.resume(root.unfinished[0])
        }
    }
}

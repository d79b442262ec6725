// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The games' cards, as many in a row as there is room for.
Item {
    id: root

    required property Shell shell
    required property Catalogue words
    readonly property list<gameEntry> games: shell.games.games
    /// A card is as large as on home, or as the room is wide.
    readonly property real unit: Math.min(Theme.scale, width / 544)
    signal play(game: gameEntry)
    signal read(game: gameEntry)

    implicitHeight: games.length > 0 ? cards.implicitHeight : empty.implicitHeight

    Flow {
        id: cards

        readonly property real cardWidth: 544 * root.unit
        readonly property int columns: Math.max(1, Math.min(root.games.length, Math.floor((root.width + spacing) / (cardWidth + spacing))))

        anchors.horizontalCenter: parent.horizontalCenter
        width: columns * (cardWidth + spacing) - spacing
        spacing: Theme.space8

        Repeater {
            model: root.games

            GameCard {
                required property gameEntry modelData

                shell: root.shell
                game: modelData
                words: root.words
                unit: root.unit
                onPlayed: root.play(modelData)
                onLearned: root.shell.learn(modelData.id)
                onRead: root.read(modelData)
            }
        }
    }

    EmptyShelf {
        id: empty

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, root.width)
        words: root.words
        visible: root.games.length === 0
    }
}

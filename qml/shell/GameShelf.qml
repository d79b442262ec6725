// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// The games side by side, or what to say where there are none.
Item {
    id: root

    required property Catalogue words
    property list<gameEntry> games
    signal play(game: gameEntry)

    implicitHeight: games.length > 0 ? cards.implicitHeight : empty.implicitHeight

    Flow {
        id: cards

        readonly property real cardWidth: 420 * Theme.scale
        readonly property int columns: Math.max(1, Math.min(root.games.length, Math.floor((root.width + spacing) / (cardWidth + spacing))))

        anchors.horizontalCenter: parent.horizontalCenter
        width: columns * (cardWidth + spacing) - spacing
        spacing: Theme.space8
        visible: root.games.length > 0

        Repeater {
            id: repeater

            model: root.games

            GameCard {
                required property gameEntry modelData

                game: modelData
                words: root.words
                width: cards.cardWidth
                // All as tall as the tallest.
                height: Math.max(implicitHeight, ...Array.from({ length: repeater.count }, (_, at) => repeater.itemAt(at)?.implicitHeight ?? 0))
                onClicked: root.play(modelData)
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

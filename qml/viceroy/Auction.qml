// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The middle of the table: the decks, four colours with their cards and bids, the reserve, and how far the match has
/// come. At the end the count takes its place.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property real unit: table.places.boardUnit

    /// A card that nobody is asked for was touched, at a point of the scene.
    signal cardTouched(card: viceroyCard, at: point)

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.brassDark
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Item {
        anchors.fill: parent
        visible: !root.game.over

        Repeater {
            model: 4

            DeckPile {
                required property int index

                objectName: "pile " + index
                plan: Qt.rect(20 + 84 * index, 53, 72, 102)
                unit: root.unit
                kind: index
                count: root.game.piles[index] ?? 0
            }
        }

        Repeater {
            model: root.game.plinths.length

            Plinth {
                required property int index

                objectName: "plinth " + index
                x: (362 + 300 * index) * root.unit
                y: 14 * root.unit
                width: 296 * root.unit
                height: 180 * root.unit
                table: root.table
                colour: index
                plinth: root.game.plinths[index]
                onCardTouched: (card, at) => root.cardTouched(card, at)
            }
        }

        Repeater {
            model: 4

            ReserveHeap {
                required property int index

                objectName: "reserve " + index
                plan: Qt.rect(1572 + 53 * index, 48, 49, 112)
                unit: root.unit
                table: root.table
                colour: index
                count: root.game.reserve[index] ?? 0
            }
        }

        Progress {
            plan: Qt.rect(1789, 14, 90, 180)
            unit: root.unit
            game: root.game
        }
    }
}

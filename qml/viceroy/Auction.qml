// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The middle of the table: the decks, four colours with their cards and bids, the reserve, and how far the match has
/// come; for somebody alone in three rows, with larger cards. At the end the count takes its place.
Item {
    id: root

    required property GameTable table
    required property bool alone
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property real unit: table.places.boardUnit
    /// Of the row with decks and reserve, and of the cards.
    readonly property real side: alone ? 156 : 0
    readonly property real cardUnit: alone ? 1.25 * unit : unit
    readonly property list<rect> plaques: game.virtualBids.map((_, index) => alone ? Qt.rect(10 + 370 * index, 8, 350, 140) : Qt.rect(20 + 260 * index, 212, 244, 84))

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
                plan: root.alone ? Qt.rect(20 + 136 * index, root.side + 10, 74, 104) : Qt.rect(20 + 84 * index, 53, 72, 102)
                unit: root.unit
                kind: index
                oneSided: root.alone
                count: root.game.piles[index] ?? 0
            }
        }

        Repeater {
            model: root.game.plinths.length

            Plinth {
                required property int index

                objectName: "plinth " + index
                x: (root.alone ? 15 + 400 * index : 362 + 300 * index) * root.unit
                y: (root.alone ? 306 : 14) * root.unit
                width: 296 * unit
                height: 180 * unit
                unit: root.cardUnit
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
                oneSided: root.alone || root.table.desk
                plan: Qt.rect(root.alone ? 1100 + 72 * index : 1572 + 53 * index, root.alone ? root.side + 6 : 48, 49, 112)
                unit: root.unit
                table: root.table
                colour: index
                count: root.game.reserve[index] ?? 0
            }
        }

        Progress {
            plan: root.alone ? Qt.rect(1440, root.side, 140, 124) : Qt.rect(1789, 14, 90, 180)
            unit: root.unit
            oneSided: root.alone
            game: root.game
        }

        Repeater {
            model: root.alone || root.table.desk ? root.plaques : []

            VirtualPlaque {
                required property int index
                required property rect modelData

                plan: modelData
                unit: root.unit
                game: root.game
                opponent: index
                words: root.table.people[root.table.desk ? root.table.context.mine : 0].language.words
            }
        }
    }
}

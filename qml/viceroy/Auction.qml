// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The middle of the table: the decks, four colours with their cards and bids, the reserve, and how far the match has
/// come; for somebody alone in three rows, with larger cards; on a desktop, where all look from one side, close together.
/// At the end the count takes its place.
Item {
    id: root

    required property GameTable table
    required property bool alone
    /// Cards that have come just now, where no film shows it.
    required property list<int> fresh
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property bool desk: table.desk
    readonly property real unit: table.places.boardUnit
    /// Of the row with decks and reserve, and of the cards.
    readonly property real side: alone ? 156 : 0
    readonly property real cardUnit: alone ? 1.25 * unit : unit
    readonly property list<rect> plaques: game.virtualBids.map((_, index) => alone ? Qt.rect(800 - 185 * game.virtualBids.length + 370 * index + 10, 8, 350, 140) : Qt.rect(1642, 9 + 65 * index, 190, 60))

    /// What the film has yet to show has not happened yet.
    Late {
        id: seen

        value: ({
                piles: root.game.piles,
                reserve: root.game.reserve
            })
        held: root.table.context.cues?.playing ?? false
    }

    function pileRect(pile: int): rect {
        if (alone)
            return Qt.rect(20 + 136 * pile, side + 10, 74, 104);
        return desk ? Qt.rect(16 + 114 * (pile % 2), 12 + 98 * Math.floor(pile / 2), 60, 86) : Qt.rect(20 + 84 * pile, 53, 72, 102);
    }

    function heapRect(colour: int): rect {
        if (alone)
            return Qt.rect(1100 + 72 * colour, side + 6, 49, 112);
        return desk ? Qt.rect(1446 + 48 * (colour % 2), 7 + 99 * Math.floor(colour / 2), 42, 96) : Qt.rect(1572 + 53 * colour, 48, 49, 112);
    }

    /// A card that nobody is asked for was touched, or the pile of what is out of the game, at a point of the scene.
    signal cardTouched(card: viceroyCard, at: point)
    signal goneTouched(at: point)

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
        // Whoever is alone has the sheet in the plinths' place, and the other rows above it.
        visible: !root.game.over || root.alone

        Repeater {
            model: 4

            DeckPile {
                required property int index

                objectName: "pile " + index
                plan: root.pileRect(index)
                unit: root.unit
                kind: index
                oneSided: root.alone || root.desk
                count: seen.shown?.piles[index] ?? 0
                label: index === 3 && root.game.gone.length > 0 ? root.table.context.words.text("viceroy.table.discard") : ""
                onTouched: at => root.goneTouched(at)
            }
        }

        Repeater {
            model: root.game.plinths.length

            Plinth {
                required property int index

                objectName: "plinth " + index
                visible: !root.game.over
                x: (root.alone ? 15 + 400 * index : (root.desk ? 244 : 362) + 300 * index) * root.unit
                y: (root.alone ? 312 : 14) * root.unit
                width: 296 * unit
                height: 180 * unit
                unit: root.cardUnit
                table: root.table
                colour: index
                plinth: root.game.plinths[index]
                fresh: root.fresh
                onCardTouched: (card, at) => root.cardTouched(card, at)
            }
        }

        Repeater {
            model: 4

            ReserveHeap {
                required property int index

                objectName: "reserve " + index
                oneSided: root.alone || root.desk
                plan: root.heapRect(index)
                unit: root.unit
                table: root.table
                colour: index
                count: seen.shown?.reserve[index] ?? 0
            }
        }

        Progress {
            plan: root.alone ? Qt.rect(1440, root.side, 140, 124) : root.desk ? Qt.rect(1542, 44, 90, 120) : Qt.rect(1789, 14, 90, 180)
            unit: root.unit
            oneSided: root.alone || root.desk
            game: root.game
            held: seen.held
        }

        Repeater {
            model: root.alone || root.desk ? root.plaques : []

            VirtualPlaque {
                required property int index
                required property rect modelData

                plan: modelData
                unit: root.unit
                game: root.game
                opponent: index
                words: root.table.people[root.desk ? root.table.context.mine : 0].language.words
            }
        }
    }
}

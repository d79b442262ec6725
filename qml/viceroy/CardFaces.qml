// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// All cards whole, some to be read, their backs, and what else lies beside cards. See ViceroyFaces.
Item {
    id: root

    required property CardBox box
    required property real unit

    Grid {
        x: 13 * root.unit
        y: 10 * root.unit
        columns: 22
        spacing: 2 * root.unit

        Repeater {
            model: root.box.cards

            ViceroyCardFace {
                required property viceroyCard modelData

                width: Math.round(84 * root.unit)
                height: Math.round(118 * root.unit)
                ink: Colours
                card: modelData
            }
        }
    }

    // Readable copies, and rows told apart behind a screen
    Row {
        x: 13 * root.unit
        y: 504 * root.unit
        spacing: 8 * root.unit

        Repeater {
            model: [7, 82]

            ViceroyCardFace {
                required property int modelData

                width: Math.round(224 * root.unit)
                height: Math.round(316 * root.unit)
                ink: Colours
                card: root.box.cards[modelData]
            }
        }

        Column {
            spacing: 8 * root.unit

            ViceroyCardFace {
                width: Math.round(112 * root.unit)
                height: Math.round(158 * root.unit)
                ink: Colours
                card: root.box.cards[7]
                judged: true
                payable: [1, 3]
            }

            ViceroyCardFace {
                width: Math.round(84 * root.unit)
                height: Math.round(118 * root.unit)
                ink: Colours
                card: root.box.cards[66]
            }
        }
    }

    Row {
        x: 13 * root.unit
        y: 836 * root.unit
        spacing: 8 * root.unit

        Repeater {
            model: [ViceroyCardBack.Deck.Characters, ViceroyCardBack.Deck.Small, ViceroyCardBack.Deck.Laws]

            ViceroyCardBack {
                required property int modelData

                width: Math.round(72 * root.unit)
                height: Math.round(102 * root.unit)
                ink: Colours
                deck: modelData
            }
        }

        WaxPacket {
            width: 64 * root.unit
            height: width
            ink: Colours
        }
        WaxPacket {
            width: 64 * root.unit
            height: width
            ink: Colours
            open: true
        }
        BidMark {
            width: 34 * root.unit
            height: width
            ink: Colours
            gem: 1
            colour: Theme.seats[0]
            emblem: 0
        }
        BidMark {
            width: 34 * root.unit
            height: width
            ink: Colours
            gem: 2
        }
        CountPlate {
            width: 42 * root.unit
            height: 27 * root.unit
            ink: Colours
            count: 16
        }
        CountPlate {
            width: 38 * root.unit
            height: width
            ink: Colours
            count: 2
            round: true
        }
        CountPlate {
            width: 38 * root.unit
            height: width
            ink: Colours
            count: 1
            round: true
            bright: true
        }
    }
}

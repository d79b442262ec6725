// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Everything that Viceroy is drawn from, on one table: all cards whole, some as they lie, and all small things.
Rectangle {
    id: root

    property Shell shell: null
    /// Pixels of one unit of a table 1920 wide.
    readonly property real unit: Math.min(width / 1920, height / 1080)

    color: Theme.table

    component Laid: ViceroyTileFace {
        property int column: 0
        property int level: 0
        property real zoom: 1

        x: (column + level / 2) * width
        y: -(level + 1) * height
        width: Math.round(84 * zoom * root.unit)
        height: Math.round(76 * zoom * root.unit)
        ink: Colours
        unit: root.unit
    }

    CardBox { id: box }

    Grid {
        x: 13 * root.unit
        y: 10 * root.unit
        columns: 22
        spacing: 2 * root.unit

        Repeater {
            model: box.cards

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
                card: box.cards[modelData]
            }
        }

        Column {
            spacing: 8 * root.unit

            ViceroyCardFace {
                width: Math.round(112 * root.unit)
                height: Math.round(158 * root.unit)
                ink: Colours
                card: box.cards[7]
                judged: true
                payable: [1, 3]
            }

            ViceroyCardFace {
                width: Math.round(84 * root.unit)
                height: Math.round(118 * root.unit)
                ink: Colours
                card: box.cards[66]
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

        WaxPacket { width: 64 * root.unit; height: width; ink: Colours }
        WaxPacket { width: 64 * root.unit; height: width; ink: Colours; open: true }
        BidMark { width: 34 * root.unit; height: width; ink: Colours; gem: 1; colour: Theme.seats[0]; emblem: 0 }
        BidMark { width: 34 * root.unit; height: width; ink: Colours; gem: 2 }
        CountPlate { width: 42 * root.unit; height: 27 * root.unit; ink: Colours; count: 16 }
        CountPlate { width: 38 * root.unit; height: width; ink: Colours; count: 2; round: true }
        CountPlate { width: 38 * root.unit; height: width; ink: Colours; count: 1; round: true; bright: true }
    }

    // A pyramid with closed circles
    Item {
        x: 660 * root.unit
        y: 744 * root.unit

        Laid { column: 0; tile: box.laid(55, []) }
        Laid { column: 1; tile: box.laid(30, ["magicBonus 2"]) }
        Laid { column: 2; tile: box.laid(33, ["points 7", "science"]) }
        Laid { column: 3; tile: box.laid(75, [], 8, 4) }
        Laid { column: 0; level: 1; tile: box.laid(2, ["magic", "magicBonus 3", "defense"]) }
        Laid { column: 1; level: 1; tile: box.laid(71, [], 15, 0, 3) }
        Laid { column: 2; level: 1; tile: box.laid(38, ["infinite.yellow", "circleBonus.red 4"]) }
        Laid { column: 0; level: 2; tile: box.laid(7, ["science", "magic", "points 12", "defense", "science"]) }
        Laid { column: 1; level: 2; tile: box.laid(82, ["magic", "magicBonus 2"]) }

        Repeater {
            model: [[1, 0, 3], [2, 0, 0], [3, 0, 1], [1, 1, 2]]

            CircleDisc {
                required property list<int> modelData

                x: (modelData[0] + modelData[1] / 2) * 84 * root.unit - width / 2
                y: -(modelData[1] + 1) * 76 * root.unit - height / 2
                width: 60 * root.unit
                height: width
                ink: Colours
                colour: modelData[2]
            }
        }
    }

    // The same cards, smaller and smaller
    Row {
        x: 660 * root.unit
        y: 760 * root.unit
        spacing: 8 * root.unit

        Repeater {
            model: [0.89, 0.71, 0.64, 0.54, 0.42]

            Column {
                id: sizes

                required property real modelData

                spacing: 4 * root.unit

                Repeater {
                    model: [box.laid(7, ["magicBonus 2", "magic"]), box.laid(86, [], 6)]

                    ViceroyTileFace {
                        required property viceroyTile modelData

                        width: Math.round(84 * sizes.modelData * root.unit)
                        height: Math.round(76 * sizes.modelData * root.unit)
                        ink: Colours
                        tile: modelData
                        unit: root.unit
                    }
                }
            }
        }
    }

    // Gems and tokens, large and small
    Column {
        x: 1030 * root.unit
        y: 504 * root.unit
        spacing: 8 * root.unit

        Repeater {
            model: [42, 24]

            Row {
                id: gems

                required property int modelData

                spacing: 6 * root.unit

                Repeater {
                    model: 9

                    GemFace {
                        required property int index

                        width: gems.modelData * root.unit
                        height: width
                        ink: Colours
                        colour: index === 8 ? 4 : index % 4
                        infinite: index >= 4 && index < 8
                    }
                }
            }
        }

        Repeater {
            model: [32, 20]

            TokenStrip {
                required property int modelData

                height: modelData * root.unit
                width: widthAt(height)
                ink: Colours
                tallies: box.tallies(["points 12", "science", "magic", "defense", "attack", "magicBonus 5",
                                      "circleBonus.red 4", "circleBonus.blue 2", "gems 6", "cards", "infinite.any"])
            }
        }

        PricePennant {
            height: 49 * root.unit
            width: widthAt(height)
            ink: Colours
            cost: box.tallies(["infinite.yellow", "gem.green", "gem.blue 2"])
            reward: box.tallies(["magic", "points 2"])
        }

        Row {
            spacing: 10 * root.unit

            RoundDial { width: 90 * root.unit; height: width; ink: Colours; round: 7; building: true }
            RoundDial { width: 90 * root.unit; height: width; ink: Colours; round: 2 }
            StepPips { width: 52 * root.unit; height: 16 * root.unit; ink: Colours; step: 2 }
            PlaceFrame { width: 94 * root.unit; height: 84 * root.unit; ink: Colours; level: 4; unit: root.unit }
            PlaceFrame { width: 44 * root.unit; height: 84 * root.unit; ink: Colours; level: 1; unit: root.unit }
        }

        Row {
            spacing: 5 * root.unit

            Repeater {
                model: [9, 3, 2, 1, 0, 12]

                HeapFace {
                    required property int modelData
                    required property int index

                    width: 49 * root.unit
                    height: 112 * root.unit
                    ink: Colours
                    colour: index % 4
                    count: modelData
                    oneSided: index === 5
                }
            }
        }
    }

    // Screens and plinths
    Row {
        x: 1590 * root.unit
        y: 504 * root.unit
        spacing: 10 * root.unit

        Column {
            spacing: 10 * root.unit

            ScreenFace {
                width: 300 * root.unit
                height: 182 * root.unit
                ink: Colours
                colour: Theme.seats[1]
                emblem: 1
            }

            ScreenFace {
                width: 300 * root.unit
                height: 212 * root.unit
                ink: Colours
                open: true
            }

            Row {
                spacing: 10 * root.unit

                Repeater {
                    model: 4

                    PlinthFace {
                        required property int index

                        width: 48 * root.unit
                        height: 158 * root.unit
                        ink: Colours
                        colour: index
                    }
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Gems, tokens, prices, the dial, places, heaps, screens and plinths. See ViceroyFaces.
Item {
    id: root

    required property CardBox box
    required property real unit

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
                tallies: root.box.tallies(["points 12", "science", "magic", "defense", "attack", "magicBonus 5", "circleBonus.red 4", "circleBonus.blue 2", "gems 6", "cards", "infinite.any"])
            }
        }

        PricePennant {
            height: 49 * root.unit
            width: widthAt(height)
            ink: Colours
            cost: root.box.tallies(["infinite.yellow", "gem.green", "gem.blue 2"])
            reward: root.box.tallies(["magic", "points 2"])
        }

        Row {
            spacing: 10 * root.unit

            RoundDial {
                width: 90 * root.unit
                height: width
                ink: Colours
                round: 7
                building: true
            }
            RoundDial {
                width: 90 * root.unit
                height: width
                ink: Colours
                round: 2
            }
            StepPips {
                width: 52 * root.unit
                height: 16 * root.unit
                ink: Colours
                step: 2
            }
            PlaceFrame {
                width: 94 * root.unit
                height: 84 * root.unit
                ink: Colours
                level: 4
                unit: root.unit
            }
            PlaceFrame {
                width: 44 * root.unit
                height: 84 * root.unit
                ink: Colours
                level: 1
                unit: root.unit
            }
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

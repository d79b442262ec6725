// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// Cards as they lie in a pyramid, with tokens and closed circles, and smaller and smaller. See ViceroyFaces.
Item {
    id: root

    required property CardBox box
    required property real unit

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

    // A pyramid with closed circles
    Item {
        x: 660 * root.unit
        y: 744 * root.unit

        Laid {
            column: 0
            tile: root.box.laid(55, [])
        }
        Laid {
            column: 1
            tile: root.box.laid(30, ["magicBonus 2"])
        }
        Laid {
            column: 2
            tile: root.box.laid(33, ["points 7", "science"])
        }
        Laid {
            column: 3
            tile: root.box.laid(75, [], 8, 4)
        }
        Laid {
            column: 0
            level: 1
            tile: root.box.laid(2, ["magic", "magicBonus 3", "defense"])
        }
        Laid {
            column: 1
            level: 1
            tile: root.box.laid(71, [], 15, 0, 3)
        }
        Laid {
            column: 2
            level: 1
            tile: root.box.laid(38, ["infinite.yellow", "circleBonus.red 4"])
        }
        Laid {
            column: 0
            level: 2
            tile: root.box.laid(7, ["science", "magic", "points 12", "defense", "science"])
        }
        Laid {
            column: 1
            level: 2
            tile: root.box.laid(82, ["magic", "magicBonus 2"])
        }

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
                    model: [root.box.laid(7, ["magicBonus 2", "magic"]), root.box.laid(86, [], 6)]

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
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Every face of the box side by side, to look at.
Item {
    id: root

    property Shell shell: null
    readonly property real unit: Math.min(width / 1920, height / 1080)
    readonly property list<string> actions: ["architect", "merchant", "character", "contract", "king", "joker"]

    Collection {
        id: box
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }

    component Tiles: Row {
        id: tiles

        required property string type
        required property real side

        spacing: root.unit * Theme.plan.gap1

        Repeater {
            model: box.tilesOf(tiles.type)

            TileFace {
                required property tiletumTile modelData

                ink: Colours
                tile: modelData
                width: tiles.side * root.unit
                height: width
            }
        }
    }

    Column {
        x: Theme.plan.gap4 * root.unit
        y: Theme.plan.gap4 * root.unit
        spacing: root.unit * Theme.plan.gap3

        Tiles {
            type: "helper"
            side: 80
        }

        Row {
            spacing: root.unit * Theme.plan.gap4

            Tiles {
                type: "coat"
                side: 80
            }

            Row {
                spacing: root.unit * Theme.plan.gap1

                Repeater {
                    model: box.fairs

                    FairFace {
                        required property tiletumFair modelData

                        ink: Colours
                        fair: modelData.fair
                        points: modelData.points
                        width: 80 * root.unit
                        height: width
                    }
                }

                FairFace {
                    ink: Colours
                    fair: "houses"
                    held: true
                    width: 80 * root.unit
                    height: width
                }
            }
        }

        Tiles {
            type: "contract"
            side: 74
        }

        Tiles {
            type: "character"
            side: 58
        }

        Row {
            spacing: root.unit * Theme.plan.gap2

            Repeater {
                model: box.cathedrals

                Column {
                    id: cathedral

                    required property tiletumSpace modelData

                    CathedralFace {
                        ink: Colours
                        city: cathedral.modelData.id
                        points: cathedral.modelData.cathedralTiles
                        width: 92 * root.unit
                        height: 104 * root.unit
                    }

                    CostFace {
                        ink: Colours
                        built: cathedral.modelData.built
                        stone: cathedral.modelData.stone
                        points: cathedral.modelData.costPoints
                        width: 84 * root.unit
                        height: 36 * root.unit
                    }
                }
            }

            Repeater {
                model: [-1, 0, 1, 2]

                CorruptionToken {
                    required property int modelData

                    ink: Colours
                    steps: modelData
                    width: 84 * root.unit
                    height: width
                }
            }

            Repeater {
                model: 4

                FairFlag {
                    required property int index

                    ink: Colours
                    round: index + 1
                    lit: index === 1
                    held: index === 0
                    width: 60 * root.unit
                    height: 52 * root.unit
                }
            }
        }

        Row {
            spacing: root.unit * Theme.plan.gap4

            Repeater {
                model: 4

                Row {
                    id: set

                    required property int index

                    Repeater {
                        model: ["house", "pillar", "merchant", "architect", "disc"]

                        SeatPiece {
                            required property string modelData

                            ink: Colours
                            piece: modelData
                            colour: Theme.seats[set.index]
                            emblem: set.index
                            width: 60 * root.unit
                            height: width
                        }
                    }

                    BonusToken {
                        ink: Colours
                        colour: Theme.seats[set.index]
                        points: set.index + 1
                        width: 48 * root.unit
                        height: width
                    }
                }
            }
        }

        Row {
            spacing: root.unit * Theme.plan.gap1

            Repeater {
                model: 30

                DieFace {
                    required property int index

                    ink: Colours
                    resource: Math.floor(index / 6)
                    value: index % 6 + 1
                    count: index % 6 === 3 ? 2 : 1
                    width: 58 * root.unit
                    height: width
                }
            }
        }

        Signs {
            icons: ["iron", "food", "gold", "wool", "stone", "any", "same", "laurel", "bead", "plus", "colour", "activate", "house", "pillar", "houseAnywhere", "pillarAnywhere", "cathedral", "coat", "building", "step"]
        }

        Signs {
            icons: root.actions.concat(root.actions.map(action => "bead." + action)).concat(["step.architect", "step.merchant", "teleport.architect", "teleport.merchant", "walker.architect", "walker.merchant", "bag"])
        }

        Tiles {
            type: "helper"
            side: 40
        }

        Tiles {
            type: "contract"
            side: 40
        }

        Tiles {
            type: "character"
            side: 44
        }

        Row {
            spacing: root.unit * Theme.plan.gap3

            Repeater {
                model: box.decrees

                DecreeFace {
                    required property int index
                    required property tiletumDecree modelData

                    ink: Colours
                    rows: modelData.rows
                    dice: modelData.dice
                    lit: index === 5 ? 2 : -1
                    width: 100 * root.unit
                    height: 140 * root.unit
                }
            }
        }
    }

    component Signs: Row {
        id: signs

        required property list<string> icons

        spacing: root.unit * Theme.plan.gap3

        Repeater {
            model: signs.icons

            Sign {
                required property string modelData

                icon: modelData
                side: 48 * root.unit
            }
        }
    }
}

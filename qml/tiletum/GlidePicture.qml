// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// What glides: a die, a tile, a good, a bead, points, a piece of a seat.
Item {
    id: root

    required property TiletumTable table
    required property tiletumGlide glide
    readonly property list<string> goods: ["iron", "food", "gold", "wool", "stone"]
    readonly property var pictures: ({
            die: die,
            tile: tile,
            good: good,
            bead: bead,
            laurel: laurel,
            token: token,
            cathedral: cathedral
        })

    Loader {
        anchors.fill: parent
        sourceComponent: root.pictures[root.glide.picture] ?? piece
    }

    Component {
        id: die

        DieFace {
            ink: Colours
            resource: root.glide.number
            value: root.glide.value
        }
    }

    Component {
        id: tile

        TileFace {
            ink: Colours
            tile: root.glide.tile
        }
    }

    Component {
        id: good

        Item {
            Sign {
                anchors.centerIn: parent
                side: Math.min(parent.width, parent.height) * 0.7
                icon: root.goods[root.glide.number] ?? ""
            }
        }
    }

    Component {
        id: bead

        Item {
            Bead {
                anchors.centerIn: parent
                ink: Colours
                width: Math.min(parent.width, parent.height) * 0.8
                height: width
            }
        }
    }

    Component {
        id: laurel

        Laurel {
            ink: Colours
            points: root.glide.number
        }
    }

    Component {
        id: token

        Item {
            BonusToken {
                anchors.centerIn: parent
                width: Math.min(parent.width, parent.height)
                height: width
                ink: Colours
                colour: root.table.colourOf(root.glide.seat)
                points: root.glide.number
            }
        }
    }

    Component {
        id: cathedral

        CathedralFace {
            ink: Colours
            city: root.glide.tile.id
            points: [0]
        }
    }

    Component {
        id: piece

        SeatPiece {
            ink: Colours
            piece: root.glide.picture
            colour: root.table.colourOf(root.glide.seat)
            emblem: root.table.emblemOf(root.glide.seat)
        }
    }
}

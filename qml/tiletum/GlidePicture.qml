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
    /// How many faces further the die has turned.
    property int turned: 0
    readonly property list<string> goods: ["iron", "food", "gold", "wool", "stone"]
    readonly property var pictures: ({
            die: die,
            tile: tile,
            good: good,
            bead: bead,
            laurel: laurel
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
            value: (root.glide.value - 1 + root.turned * 5) % 6 + 1
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
        id: piece

        SeatPiece {
            ink: Colours
            piece: root.glide.picture
            colour: root.table.colourOf(root.glide.seat)
            emblem: root.table.emblemOf(root.glide.seat)
        }
    }
}

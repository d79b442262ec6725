// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// What lies and stands on one space of the map.
Item {
    id: root

    required property tiletumSpace space
    required property TiletumTable table
    required property real unit

    Laid {
        objectName: "space " + root.space.number
        plan: root.space.plate
        unit: root.unit

        ThingItem {
            anchors.fill: parent
            domain: "space"
            number: root.space.number
            word: root.space.id
            // The map paints all plates at once.
            drawnBy: root.table.board
        }
    }

    Laid {
        objectName: "tile " + root.space.tile.number
        opacity: root.table.telling.awaited.includes(objectName) ? 0 : 1
        plan: root.space.tileRect
        unit: root.unit
        visible: root.space.tile.number >= 0

        TileFace {
            anchors.fill: parent
            ink: Colours
            tile: root.space.tile
            rotation: root.table.lean
        }

        ThingItem {
            anchors.fill: parent
            domain: "tile"
            number: root.space.tile.number
        }
    }

    Repeater {
        model: root.space.houses.length

        Laid {
            id: house

            required property int index
            readonly property tiletumHouse slot: root.space.houses[index]

            objectName: "house " + root.space.number + " " + slot.number
            plan: slot.rect
            unit: root.unit

            ThingItem {
                anchors.fill: parent
                domain: "house"
                word: root.space.id + "." + house.slot.number
                drawnBy: root.table.board
            }

            SeatPiece {
                anchors.fill: parent
                visible: house.slot.owner >= 0
                opacity: root.table.telling.awaited.includes(house.objectName) ? 0 : 1
                ink: Colours
                piece: "house"
                colour: visible ? root.table.colourOf(house.slot.owner) : "black"
                emblem: visible ? root.table.emblemOf(house.slot.owner) : -1
                rotation: root.table.lean
            }
        }
    }

    Repeater {
        model: root.space.pillars.length

        Laid {
            id: pillar

            required property int index
            readonly property int owner: root.space.pillars[index]

            objectName: "pillar " + root.space.number + " " + owner

            plan: Qt.rect(root.space.pillarsRect.x + 24 * index, root.space.pillarsRect.y, 24, root.space.pillarsRect.height)
            unit: root.unit

            ThingItem {
                anchors.fill: parent
                domain: "pillar"
                word: root.space.id
                seat: pillar.owner
                drawnBy: root.table.board
            }

            SeatPiece {
                anchors.centerIn: parent
                width: 26 * root.unit
                height: width
                visible: pillar.owner >= 0
                opacity: root.table.telling.awaited.includes(pillar.objectName) ? 0 : 1
                ink: Colours
                piece: "pillar"
                colour: visible ? root.table.colourOf(pillar.owner) : "black"
                emblem: visible ? root.table.emblemOf(pillar.owner) : -1
                rotation: root.table.lean
            }
        }
    }

    Laid {
        objectName: "stack " + root.space.number
        plan: Qt.rect(root.space.cathedralRect.x - 2, root.space.cathedralRect.y - 2, 46, 54)
        unit: root.unit
        visible: root.space.cathedral && root.space.built

        CathedralFace {
            anchors.fill: parent
            ink: Colours
            city: root.space.id
            points: root.space.cathedralTiles
            rotation: root.table.lean
        }

        ThingItem {
            anchors.fill: parent
            domain: "area"
            word: "cathedrals"
        }

        ThingItem {
            anchors.fill: parent
            domain: "cathedral"
            word: root.space.id
        }
    }

    Laid {
        plan: Qt.rect(root.space.cathedralRect.x, root.space.cathedralRect.y + 51, 42, 18)
        unit: root.unit
        visible: root.space.cathedral

        CostFace {
            anchors.fill: parent
            ink: Colours
            built: root.space.built
            stone: root.space.stone
            points: root.space.costPoints
            rotation: root.table.lean
        }

        ThingItem {
            anchors.fill: parent
            domain: "cost"
            word: root.space.id
        }
    }

    Laid {
        plan: root.space.flag
        unit: root.unit
        visible: root.space.fair > 0

        FairFlag {
            anchors.fill: parent
            ink: Colours
            round: root.space.fair
            lit: root.space.fair === root.table.game.round && !root.table.game.over
            held: root.space.fair < root.table.game.round || root.table.game.over
            rotation: root.table.lean
        }

        ThingItem {
            anchors.fill: parent
            domain: "round"
            number: root.space.fair
        }
    }
}

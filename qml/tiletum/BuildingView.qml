// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// One building of a player board with who lives in it, the house on its roof and the coat of arms below it.
Laid {
    id: root

    required property TiletumTable table
    required property int number
    required property tiletumBuilding building
    required property TiletumSeat seat
    required property color colour
    required property int emblem
    required property Catalogue words
    /// What the film has yet to bring.
    property list<string> awaited
    /// A coat of arms is held up that may lie here.
    readonly property bool takesCoat: seat.moves.some(move => move.verb === "adorn" && move.second === number && (seat.lifted < 0 || move.first === seat.lifted))

    objectName: "building " + number

    BuildingFace {
        id: face

        anchors.fill: parent
        ink: Colours
        rooms: root.building.rooms.length
        finished: root.building.finished && !root.awaited.includes("finished " + root.seat.index + " " + root.number)
        food: root.building.food
        bonus: root.building.bonus
    }

    ThingItem {
        anchors.fill: parent
        domain: "building"
        number: root.number
        seat: root.seat.index
    }

    Repeater {
        model: root.building.rooms.length

        Laid {
            id: room

            required property int index
            readonly property tiletumTile tile: root.building.rooms[index]
            readonly property bool lit: root.seat.lifted >= 0 && root.seat.moves.some(move => move.verb === "settle" && move.first === root.seat.lifted && move.second === root.number && move.third === index + 1) || root.seat.moves.some(move => move.verb === "activate" && move.first === root.number)

            objectName: "room " + root.number + " " + (index + 1)
            plan: face.room(index)
            unit: root.unit

            TileFace {
                anchors.fill: parent
                ink: Colours
                tile: room.tile
                opacity: root.awaited.includes("tile " + tile.number) ? 0 : 1
            }

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: room.lit
                ink: Colours
                colour: Theme.brassBright
                radius: Theme.plan.gap1 * root.unit
                reach: Theme.plan.gap1 * root.unit
            }

            ThingItem {
                anchors.fill: parent
                visible: room.tile.number >= 0
                domain: "tile"
                number: room.tile.number
                seat: root.seat.index
            }

            NamedTouch {
                anchors.fill: parent
                label: root.words.textWith("tiletum.place.room", {
                    building: root.number,
                    floor: room.index + 1
                })
                onTapped: root.seat.tapRoom(root.number, room.index + 1)
            }

            DropTarget {
                anchors.fill: parent
                table: root.table
                kinds: ["tile"]
                accepts: piece => root.seat.storedType(piece.number) === "character"
                onDropped: piece => root.seat.settle(piece.number, root.number, room.index + 1)
            }
        }
    }

    Laid {
        plan: face.house(root.building.rooms.length)
        unit: root.unit
        visible: root.building.houseOnRoof

        SeatPiece {
            anchors.fill: parent
            ink: Colours
            piece: "house"
            colour: root.colour
            emblem: root.emblem
        }
    }

    Laid {
        objectName: "coat " + root.number
        plan: face.coat()
        unit: root.unit

        TileFace {
            anchors.fill: parent
            ink: Colours
            tile: root.building.coat
            opacity: root.awaited.includes("tile " + tile.number) ? 0 : 1
        }

        Glow {
            anchors.fill: parent
            anchors.margins: -reach
            visible: root.takesCoat
            ink: Colours
            colour: Theme.brassBright
            radius: Theme.plan.gap1 * root.unit
            reach: Theme.plan.gap1 * root.unit
        }

        ThingItem {
            anchors.fill: parent
            domain: "coatPlace"
            number: root.number
            seat: root.seat.index
        }

        ThingItem {
            anchors.fill: parent
            visible: root.building.coat.number >= 0
            domain: "tile"
            number: root.building.coat.number
            seat: root.seat.index
        }

        NamedTouch {
            anchors.fill: parent
            label: root.words.textWith("tiletum.place.coat", {
                building: root.number
            })
            onTapped: root.seat.tapCoat(root.number)
        }

        DropTarget {
            anchors.fill: parent
            table: root.table
            kinds: ["tile"]
            accepts: piece => root.seat.storedType(piece.number) === "coat"
            onDropped: piece => root.seat.adorn(piece.number, root.number)
        }
    }
}

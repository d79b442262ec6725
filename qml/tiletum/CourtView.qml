// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The court: the king's tile, the corruption of this round, the bag, and the order of turns.
Laid {
    id: root

    required property TiletumTable table
    readonly property TiletumModel game: table.game

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    component Area: Laid {
        id: area

        required property string word

        unit: root.unit

        ThingItem {
            anchors.fill: parent
            domain: "area"
            word: area.word
        }
    }

    Area {
        plan: Qt.rect(9, 8, 62, 62)
        word: "kingTile"
    }

    Area {
        plan: Qt.rect(80, 12, 176, 54)
        word: "corruption"
    }

    Area {
        plan: Qt.rect(258, 10, 68, 58)
        word: "bag"
    }

    Area {
        plan: Qt.rect(0, 70, 332, 48)
        word: "order"
    }

    Tile {
        objectName: "king tile"
        plan: Qt.rect(13, 12, 54, 54)
        unit: root.unit
        tile: root.game.kingTile
        turn: root.table.lean
        awaited: root.table.telling.awaited.includes("tile " + tile.number)
        lifted: root.game.seats.some(seat => tile.number >= 0 && seat.lifted === tile.number)
        label: root.table.words && tile.number >= 0 ? root.table.words.text("tiletum.tile." + tile.id) : ""
        onTapped: at => root.table.seatAt(at, "claim", -1)?.tapTile(tile.number)
    }

    Late {
        id: tokens

        value: root.game.corruption
        held: root.table.telling.later.includes("corruption")
    }

    Late {
        id: turns

        value: root.game.order
        held: root.table.telling.later.includes("order")
    }

    Repeater {
        model: root.game.corruption.length

        CorruptionToken {
            required property int index

            x: (84 + 46 * index) * root.unit
            y: 18 * root.unit
            width: 42 * root.unit
            height: width
            ink: Colours
            steps: tokens.shown[index] ?? -1
            rotation: root.table.lean
        }
    }

    Item {
        objectName: "bag"
        x: 262 * root.unit
        y: 14 * root.unit
        width: 60 * root.unit
        height: 50 * root.unit
        rotation: root.table.lean

        Sign {
            side: 34 * root.unit
            anchors {
                left: parent.left
                verticalCenter: parent.verticalCenter
            }
            icon: "bag"
        }

        Figure {
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            number: root.game.bag
            font.pixelSize: Math.max(1, Math.round(Theme.plan.body * root.unit))
        }
    }

    Row {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: 6 * root.unit
        }
        spacing: 26 * root.unit

        Repeater {
            model: root.game.order.length

            SeatPiece {
                id: disc

                required property int index
                readonly property int seat: turns.shown[index] ?? root.game.order[index]
                readonly property bool plays: seat === root.game.active

                width: 38 * root.unit
                height: width
                rotation: root.table.lean
                ink: Colours
                piece: "disc"
                strength: index < root.game.played && !plays ? 0.45 : 1
                colour: root.table.colourOf(seat)
                emblem: root.table.emblemOf(seat)

                ThingItem {
                    anchors.fill: parent
                    domain: "place"
                    number: disc.index + 1
                }

                Glow {
                    anchors.fill: parent
                    anchors.margins: -6 * root.unit
                    z: -1
                    visible: disc.plays
                    ink: Colours
                    colour: Theme.brassBright
                    radius: disc.width / 2
                    reach: 6 * root.unit
                }
            }
        }
    }
}

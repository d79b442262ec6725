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
    readonly property bool revealing: table.context.cues?.cue.word === "corruptionRevealed"
    /// The bag is shaken before the dice fly out.
    readonly property real shaken: table.context.cues?.cue.word === "roundBegan" && table.context.cues.elapsed < 300 ? 14 * Math.sin(table.context.cues.elapsed / 24) : 0

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
        table: root.table
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
            id: token

            required property int index
            /// It is being turned over: how far.
            readonly property real turned: root.revealing && index === root.game.corruption.findIndex(steps => steps >= 0) ? Math.min(1, root.table.context.cues.elapsed / 300) : 1

            x: (84 + 46 * index) * root.unit
            y: 18 * root.unit
            width: 42 * root.unit
            height: width
            ink: Colours
            steps: turned < 0.5 ? -1 : tokens.shown[index] ?? -1
            rotation: root.table.lean
            transform: Scale {
                origin.x: 21 * root.unit
                xScale: Math.max(0.04, Math.abs(1 - 2 * Math.min(1, token.turned)))
            }
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
            rotation: root.shaken
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

                Rectangle {
                    x: 23 * root.unit
                    y: 22 * root.unit
                    width: 18 * root.unit
                    height: width
                    radius: width / 2
                    visible: disc.index < root.game.played && !disc.plays
                    color: Theme.surface
                    border {
                        color: Theme.brass
                        width: root.unit
                    }

                    TallyStrip {
                        anchors.fill: parent
                        anchors.margins: 3 * root.unit
                        ink: Inkwell
                        icon: "check"
                    }
                }

                TallyStrip {
                    x: 41 * root.unit
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20 * root.unit
                    height: width
                    visible: disc.index < root.game.order.length - 1
                    ink: Colours
                    icon: "step"
                    strength: 0.5
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

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
            drawnBy: root
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

    // Without a tile the leader gets points.
    Laurel {
        x: 13 * root.unit
        y: 12 * root.unit
        width: 54 * root.unit
        height: width
        visible: root.game.kingTile.number === -1 && !root.game.over
        rotation: root.table.lean
        ink: Colours
        points: root.game.kingLeaderPoints
    }

    Tile {
        objectName: "king tile"
        plan: Qt.rect(13, 12, 54, 54)
        unit: root.unit
        table: root.table
        tile: root.game.kingTile
        turn: root.table.lean
        awaited: root.table.telling.awaited.includes("tile " + tile.number)
        lit: root.game.phase === "king"
        lifted: root.game.seats.some(seat => tile.number >= 0 && seat.lifted === tile.number)
        label: root.table.words && tile.number >= 0 ? root.table.words.text("tiletum.tile." + tile.id) : ""
        onTapped: at => root.table.seatAt(at, "claim", -1)?.tapTile(tile.number)
    }

    Late {
        id: tokens

        value: root.game.corruption
        held: root.table.telling.later.includes("corruption")
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

    // Those that this round does not use.
    Repeater {
        model: 3

        CorruptionToken {
            required property int index

            x: (222 + 2 * index) * root.unit
            y: (28 - 2 * index) * root.unit
            width: 29 * root.unit
            height: width
            strength: 0.6
            rotation: root.table.lean
            ink: Colours
            steps: -1
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

        NumberFace {
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            width: 24 * root.unit
            height: width
            ink: Colours
            text: root.game.bag
            underlined: Inkwell.readsTwoWays(root.game.bag)
            colour: Theme.text
            letters: Theme.plan.body * root.unit
        }
    }

    TurnOrder {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: 6 * root.unit
        }
        table: root.table
        unit: root.unit
    }
}

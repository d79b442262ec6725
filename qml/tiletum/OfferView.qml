// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Five tiles on offer, each with its price in beads, and the pile that they come from.
Laid {
    id: root

    required property TiletumTable table
    required property string verb
    required property list<tiletumTile> tiles
    required property list<int> prices
    required property int pile
    property bool replaces: false
    readonly property TiletumSeat seat: table.game.seats[table.game.active] ?? null

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    ThingItem {
        anchors.fill: parent
        domain: "area"
        word: root.verb === "hire" ? "characterOffer" : "contractOffer"
    }

    Repeater {
        model: root.tiles.length

        Item {
            id: place

            required property int index
            readonly property tiletumTile shown: root.tiles[index]

            Tile {
                plan: Qt.rect(5 + 65.5 * place.index, 8, 60, 60)
                unit: root.unit
                table: root.table
                tile: place.shown
                turn: root.table.lean
                awaited: root.table.telling.awaited.includes(objectName)
                lit: root.seat?.usable.includes(place.shown.number) ?? false
                lifted: root.table.game.seats.some(seat => tile.number >= 0 && seat.lifted === tile.number)
                label: root.table.words && tile.number >= 0 ? root.table.words.text("tiletum.tile." + tile.id) : ""
                onTapped: at => root.table.seatAt(at, root.verb, tile.number)?.tapTile(tile.number)
            }

            Row {
                x: (35 + 65.5 * place.index) * root.unit - width / 2
                y: 72 * root.unit

                Repeater {
                    model: root.prices[place.index] ?? 0

                    Bead {
                        ink: Colours
                        width: 13 * root.unit
                        height: width
                    }
                }
            }
        }
    }

    Row {
        x: 12 * root.unit
        y: root.height - height - 6 * root.unit
        spacing: 6 * root.unit

        Sign {
            objectName: "pile " + root.verb
            side: 24 * root.unit
            icon: root.verb === "hire" ? "character" : "contract"
            rotation: root.table.lean
        }

        NumberFace {
            width: 30 * root.unit
            height: 24 * root.unit
            rotation: root.table.lean
            ink: Colours
            text: root.pile
            underlined: Inkwell.readsTwoWays(root.pile)
            colour: Theme.textSoft
            letters: 18 * root.unit
        }
    }

    PlateButton {
        objectName: "replace"
        x: root.width - width - 8 * root.unit
        y: root.height - height - 4 * root.unit
        width: 46 * root.unit
        height: 30 * root.unit
        visible: root.replaces
        unit: root.unit
        label: root.table.words ? root.table.words.text("tiletum.verb.replace") : ""
        lit: root.seat?.moves.some(move => move.verb === "replace") ?? false
        onPressed: root.seat?.ask("replace")

        ThingItem {
            anchors.fill: parent
            domain: "verb"
            word: "replace"
        }

        TallyStrip {
            anchors.fill: parent
            anchors.margins: 3 * root.unit
            ink: Colours
            icon: "refill"
            rotation: root.table.lean
        }
    }
}

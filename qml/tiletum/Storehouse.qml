// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The tiles that a seat has stored. A finger lifts one; a second one uses it.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property int index
    required property real unit
    required property Catalogue words
    /// Where the next tile will lie.
    readonly property int nextFree: seat.storehouse.findIndex(tile => tile.number < 0)

    Repeater {
        model: root.seat.storehouse.length

        Item {
            id: stored

            required property int index
            readonly property tiletumTile shown: root.seat.storehouse[index]

            Laid {
                plan: Qt.rect(455 + 54.4 * stored.index, 71, 50, 50)
                unit: root.unit
                visible: stored.shown.number < 0

                EmptyPlace {
                    anchors.fill: parent
                    ink: Colours
                }

                Glow {
                    anchors.fill: parent
                    anchors.margins: -reach
                    visible: stored.index === root.nextFree && root.seat.moves.some(move => move.verb === "claim")
                    ink: Colours
                    colour: Theme.brassBright
                    radius: Theme.plan.radius * root.unit
                    reach: Theme.plan.gap1 * root.unit
                }
            }

            Tile {
                plan: Qt.rect(455 + 54.4 * stored.index, 71, 50, 50)
                unit: root.unit
                table: root.table
                tile: stored.shown
                awaited: root.table.telling.awaited.includes(objectName)
                lit: root.seat.usable.includes(stored.shown.number)
                lifted: root.seat.lifted === stored.shown.number && stored.shown.number >= 0
                label: tile.number >= 0 ? root.words.text("tiletum.tile." + tile.id) : ""
                onTapped: root.seat.tapTile(stored.shown.number)
                onHeld: by => root.seat.holdTile(by ? stored.shown.number : -1)
                seat: root.index
            }
        }
    }
}

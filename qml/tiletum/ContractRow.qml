// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The places for fulfilled contracts: what lies there, or the pillar that a contract frees, and what each place adds.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property int index
    required property real unit
    readonly property color colour: table.colourOf(index)

    Laid {
        plan: Qt.rect(450, 134, 411, 90)
        unit: root.unit

        // A lifted contract goes where a finger points, as characters and coats of arms do.
        NamedTouch {
            anchors.fill: parent
            enabled: root.seat.storedType(root.seat.lifted) === "contract"
            label: root.table.context.people[root.index]?.language.words.text("tiletum.verb.fulfil") ?? ""
            onTapped: root.seat.fulfil(root.seat.lifted)
        }

        DropTarget {
            anchors.fill: parent
            table: root.table
            kinds: ["tile"]
            accepts: piece => root.seat.storedType(piece.number) === "contract"
            onDropped: piece => root.seat.fulfil(piece.number)
        }
    }

    Repeater {
        model: root.seat.contracts.length

        Laid {
            id: place

            required property int index
            readonly property tiletumContractPlace shown: root.seat.contracts[index]

            objectName: "contract " + (index + 1)
            plan: Qt.rect(455 + 67 * index, 138, 62, 86)
            unit: root.unit

            EmptyPlace {
                width: 62 * root.unit
                height: 58 * root.unit
                ink: Colours
            }

            TileFace {
                x: 3 * root.unit
                y: root.unit
                width: 56 * root.unit
                height: width
                ink: Colours
                tile: place.shown.tile
                opacity: root.table.telling.awaited.includes("tile " + tile.number) ? 0 : 1
            }

            SeatPiece {
                x: 11 * root.unit
                y: 9 * root.unit
                width: 40 * root.unit
                height: width
                visible: place.shown.pillar
                ink: Colours
                piece: "pillar"
                colour: root.colour
                emblem: root.table.emblemOf(root.index)
            }

            Laurel {
                x: 18 * root.unit
                y: 60 * root.unit
                width: 25 * root.unit
                height: width
                visible: place.shown.points > 0
                ink: Colours
                points: place.shown.points
            }

            ThingItem {
                anchors.fill: parent
                visible: place.shown.tile.number >= 0
                domain: "tile"
                number: place.shown.tile.number
                seat: root.index
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Who plays after whom: who is on turn is lit, who has played is ticked. A disc that is touched brings a copy of its
/// seat's board to whoever touches it.
Row {
    id: root

    required property TiletumTable table
    required property real unit
    readonly property TiletumModel game: table.game

    spacing: 26 * root.unit

    Late {
        id: turns

        value: root.game.order
        held: root.table.telling.later.includes("order")
    }

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

            // Whoever touches it reads that seat's board at the own one.
            NamedTouch {
                objectName: "read " + disc.seat
                anchors.fill: parent
                margin: 5 * root.unit
                label: root.table.words?.textWith("tiletum.place.board", {
                    seat: root.table.context.namesIn(root.table.words)[disc.seat] ?? ""
                }) ?? ""
                onTapped: at => root.table.seatAt(at, "", -1)?.lookAtBoard(disc.seat)
            }

            Plate {
                x: 23 * root.unit
                y: 22 * root.unit
                width: 18 * root.unit
                height: width
                radius: width / 2
                visible: disc.index < root.game.played && !disc.plays
                ink: Colours
                fill: Theme.surface
                line: Theme.brass
                lineWidth: root.unit

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

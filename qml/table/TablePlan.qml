// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The table in small, lying as the real one does however its seat is turned, so that a hand points where it looks.
Item {
    id: root

    required property Seat seat
    required property Seats seats
    readonly property bool sideways: seat.turn % 180 !== 0

    Rectangle {
        id: table

        anchors.centerIn: parent
        width: root.sideways ? root.height : root.width
        height: root.sideways ? root.width * 0.7 : root.height
        rotation: -root.seat.turn
        radius: Theme.panelRadius
        color: Theme.table
        border {
            width: Theme.focusLine
            color: Theme.brass
        }

        Repeater {
            model: root.seats

            TouchButton {
                id: spot

                required property Seat seat
                readonly property bool mine: seat.place === root.seat.place
                readonly property bool upright: seat.turn % 180 === 0
                objectName: "spot " + seat.place
                x: upright ? table.width * (seat.place === 0 || seat.place === 4 ? 0.23 : 0.58) - width / 2 : table.width - width - Theme.space2
                y: upright ? (seat.turn === 0 ? table.height - height - Theme.space2 : Theme.space2) : (table.height - height) / 2
                width: upright ? table.width * 0.31 : table.width * 0.19
                height: table.height * (upright ? 0.36 : 0.44)
                enabled: !seat.seated
                text: root.seat.language.words.text("play.setup.chair." + seat.place)
                onClicked: root.seat.moveTo(seat.place)

                background: SeatPlate {
                    pressed: spot.down
                    chosen: !spot.seat.seated
                    opacity: spot.seat.seated ? 0.5 : 1
                }

                contentItem: Item {
                    ChairSign {
                        anchors.centerIn: parent
                        width: Math.min(parent.width, parent.height) * 0.7
                        visible: !spot.seat.seated
                        rotation: root.seat.turn
                    }

                    Medallion {
                        anchors.centerIn: parent
                        width: Math.min(parent.width, parent.height) * (spot.mine ? 0.9 : 0.7)
                        visible: spot.seat.seated
                        rotation: root.seat.turn
                        emblem: spot.seat.emblem
                        colour: spot.seat.colour
                    }
                }
            }
        }
    }
}

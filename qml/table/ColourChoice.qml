// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The seat colours to choose from. One that somebody has carries their emblem.
Row {
    id: root

    required property Seat seat
    required property Seats seats
    /// What was touched is the seat's now (null), or belongs to somebody else.
    signal answered(holder: Seat)

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: seat.language.words.text("shell.seat.chooseColour")

    Repeater {
        model: root.seats.colours

        TouchButton {
            id: choice

            required property int index
            required property string modelData
            readonly property int holder: root.seats.colourHolders[index]
            readonly property bool mine: holder === root.seat.place
            readonly property bool free: holder < 0

            width: (root.width - root.spacing * (root.seats.colours.length - 1)) / root.seats.colours.length
            height: root.height
            Accessible.name: root.seat.language.words.text("shell.seat.colour." + modelData)
            onClicked: root.answered(root.seat.chooseColour(index) ? null : root.seats.at(holder))

            background: SeatPlate {
                pressed: choice.down
                chosen: choice.mine
                opacity: choice.mine || choice.free ? 1 : 0.4
            }

            contentItem: Item {
                Rectangle {
                    id: drop
                    anchors.centerIn: parent
                    width: Math.min(parent.width, parent.height) * 0.72
                    height: width
                    radius: width / 2
                    color: Theme.seats[choice.index]
                    border {
                        width: Theme.hairline
                        color: Theme.ink
                    }
                    opacity: choice.mine || choice.free ? 1 : 0.6
                }

                EmblemShape {
                    anchors.centerIn: parent
                    width: drop.width * 0.66
                    height: width
                    visible: !choice.free
                    emblem: choice.free ? 0 : root.seats.at(choice.holder).emblem
                    color: Theme.ink
                }

                TakenMark {
                    visible: !choice.mine && !choice.free
                }
            }
        }
    }
}

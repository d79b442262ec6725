// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The emblems to choose from. One that somebody has is drawn in their colour and says whose it is when touched.
Row {
    id: root

    required property Seat seat
    required property Seats seats
    /// What was touched is the seat's now (null), or belongs to somebody else.
    signal answered(holder: Seat)

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: seat.language.words.text("shell.seat.chooseEmblem")

    Repeater {
        model: root.seats.emblems

        TouchButton {
            id: choice

            required property int index
            required property string modelData
            readonly property int holder: root.seats.emblemHolders[index]
            readonly property bool mine: holder === root.seat.place
            readonly property bool free: holder < 0

            width: (root.width - root.spacing * (root.seats.emblems.length - 1)) / root.seats.emblems.length
            height: root.height
            Accessible.name: root.seat.language.words.text("shell.seat.emblem." + modelData)
            onClicked: root.answered(root.seat.chooseEmblem(index) ? null : root.seats.at(holder))

            background: SeatPlate {
                pressed: choice.down
                chosen: choice.mine
                opacity: choice.mine || choice.free ? 1 : 0.4
            }

            contentItem: Item {
                EmblemShape {
                    anchors.centerIn: parent
                    width: Math.min(parent.width, parent.height) * 0.66
                    height: width
                    emblem: choice.index
                    color: choice.free ? Theme.text : Theme.seats[root.seats.at(choice.holder).colour]
                    opacity: choice.mine || choice.free ? 1 : 0.6
                }

                TakenMark {
                    visible: !choice.mine && !choice.free
                }
            }
        }
    }
}

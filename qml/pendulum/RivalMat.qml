// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A rival's mat on a desktop, in a form of its own. Where there is room, its production slots lie below. Touched, it
/// becomes the own one, where one may play it.
Item {
    id: root

    required property SeatMat mat
    required property PendulumSeat seat
    readonly property real slotTop: 150
    readonly property bool tall: height / mat.unit >= slotTop + 96

    RivalFace {
        anchors.fill: parent
        ink: Colours
        character: root.seat.character
        colour: root.mat.colour
        emblem: root.mat.person.emblem
        name: root.mat.name
        rank: root.seat.rank + 1
        held: root.seat.held
        columns: root.seat.columns
        provinces: root.seat.production.map(slot => slot.provinces.length)
        hand: root.seat.hand.length
        pile: root.seat.discard.length
        atHome: root.seat.atHome
        workers: root.seat.homes.filter(place => place > 0).length
        unit: root.mat.unit
    }

    Repeater {
        model: root.tall ? root.seat.production : []

        Laid {
            id: slot

            required property int index
            required property pendulumSlot modelData

            plan: Qt.rect(94 + index * 84, root.slotTop, 70, 88)
            unit: root.mat.unit

            SlotFace {
                anchors.fill: parent
                ink: Colours
                held: slot.modelData
            }
        }
    }

    NamedTouch {
        anchors.fill: parent
        label: root.mat.name
        onTapped: root.mat.table.context.mineWanted(root.mat.seat)
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A rival's mat on a desktop, in a form of its own. Where there is room, its production slots lie below. Touched, it
/// becomes the own one, where one may play it; otherwise all of it lies in the own one's place until it is touched again,
/// or Esc.
Item {
    id: root

    required property SeatMat mat
    required property PendulumSeat seat
    readonly property real slotTop: 150
    readonly property bool tall: height / mat.unit >= slotTop + 96

    RivalSummary {
        anchors.fill: parent
        seat: root.seat
        colour: root.mat.colour
        emblem: root.mat.person.emblem
        name: root.mat.name
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
        onTapped: {
            const context = root.mat.context;
            if (root.mat.bot || root.mat.own)
                context.looking = root.mat.own || context.looking === root.mat.seat ? -1 : root.mat.seat;
            else
                context.mineWanted(root.mat.seat);
        }
    }
}

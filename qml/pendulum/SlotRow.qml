// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The production slots of a mat, each over the counter of what it is counted in.
Item {
    id: root

    required property MatPlan plan
    required property SeatMat mat
    required property PendulumSeat seat
    /// The council counts the provinces now.
    required property bool counted
    /// By stock: what has not landed yet.
    required property list<int> air
    readonly property list<string> stocks: ["votes", "military", "culture", "gold"]
    readonly property list<int> stockNumbers: [3, 0, 1, 2]

    /// The production slot under a point, or -1.
    function slotAt(at: point): int {
        return plan.production.findIndex(slot => at.x >= slot.x * mat.unit && at.x < (slot.x + slot.width) * mat.unit && at.y >= slot.y * mat.unit && at.y < (slot.y + slot.height) * mat.unit);
    }

    Repeater {
        model: root.plan.production

        Laid {
            id: slot

            required property int index
            required property rect modelData
            readonly property pendulumSlot held: root.seat.production[index] ?? nothing
            property pendulumSlot nothing

            objectName: "slot " + index
            plan: modelData
            unit: root.mat.unit

            Light {
                visible: root.mat.may("tuck", slot.index)
            }

            SlotFace {
                anchors.fill: parent
                ink: Colours
                held: slot.held
                atLimit: root.counted && slot.held.provinces.length >= slot.held.limit
            }

            ThingItem {
                anchors.fill: parent
                domain: "colour"
                number: slot.index
                seat: root.seat.index
            }

            NamedTouch {
                anchors.fill: parent
                label: root.mat.nameOf("colour", slot.index)
                onTapped: root.seat.ask("tuck", slot.index)
            }
        }
    }

    Repeater {
        model: root.plan.counters

        Laid {
            id: counter

            required property int index
            required property rect modelData
            readonly property int stock: root.stockNumbers[index]
            /// Gaining it or paying with it answers the seat's question.
            readonly property string verb: ["gain", "pay"].find(verb => root.mat.may(verb, stock)) ?? ""

            objectName: "counter " + stock
            plan: modelData
            unit: root.mat.unit

            Light {
                visible: counter.verb !== ""
            }

            CounterFace {
                anchors.fill: parent
                ink: Colours
                stock: root.stocks[counter.index]
                held: Math.max(0, (root.seat.held[counter.stock] ?? 0) - (root.air[counter.stock] ?? 0))
                ghost: root.seat.meant[counter.stock] ?? 0
                limit: counter.stock < 3 ? root.seat.limits[counter.stock] ?? 0 : 0
            }

            NamedTouch {
                anchors.fill: parent
                label: root.mat.nameOf("stock", counter.stock)
                enabled: counter.verb !== ""
                onTapped: root.seat.ask(counter.verb, counter.stock)
            }
        }
    }

    component Light: Glow {
        anchors.fill: parent
        anchors.margins: -reach
        ink: Colours
        colour: Theme.halo
        edge: Theme.brassBright
        radius: Theme.plan.radius * root.mat.unit
        reach: Theme.plan.glow * root.mat.unit
    }
}

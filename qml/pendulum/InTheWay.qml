// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A dashed ring around what stands in the way of what somebody has just tried, as long as the refusal is told.
Item {
    id: root

    required property GameTable table
    readonly property real unit: table.places.boardUnit
    /// What of a refusal can be pointed at.
    readonly property list<string> pointed: ["spot", "timer", "row", "source", "stock"]

    visible: !table.model.over

    Repeater {
        model: root.table.model.hands

        Item {
            id: refused

            required property SeatHands modelData

            ThingFinder {
                id: finder

                table: root.table
                wanted: root.table.things.spokenOf(refused.modelData.refusal).filter(name => root.pointed.includes(name.domain)).map(name => root.ownOf(name, refused.modelData.index))
            }

            Repeater {
                model: finder.places.length

                RingFace {
                    required property int index
                    readonly property rect at: finder.places[index] ?? Qt.rect(0, 0, 0, 0)
                    readonly property real beyond: Theme.plan.gap1 * root.unit

                    objectName: "in the way " + refused.modelData.index
                    x: Math.round(at.x - beyond)
                    y: Math.round(at.y - beyond)
                    width: Math.round(at.width + 2 * beyond)
                    height: Math.round(at.height + 2 * beyond)
                    ink: Colours
                    dashed: true
                    colour: Theme.light
                    radius: Theme.plan.panelRadius * root.unit
                    line: Theme.plan.line * 1.5 * root.unit
                }
            }
        }
    }

    /// What is missing is missing at the seat that was refused.
    function ownOf(name: thingName, seat: int): thingName {
        const own = name;
        if (own.domain === "stock")
            own.seat = seat;
        return own;
    }
}

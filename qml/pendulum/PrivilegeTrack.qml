// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The seats' discs by privilege, from the highest. Those of two seats between whom privilege has just decided are lit.
Item {
    id: root

    required property GameTable table
    required property BoardPlan plan
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property real unit: table.places.boardUnit
    readonly property list<int> contesting: Array.from(model.seats).filter(seat => seat.refusal.word === "lostToPrivilege").reduce((all, seat) => all.concat([seat.index, seat.refusal.numberOf("seat")]), [])

    readonly property list<int> discs: Array.from(model.order).sort()

    Repeater {
        model: root.model.order.length

        // A disc stays its seat's, and changes places.
        Disc {
            id: disc

            required property int index
            readonly property int seat: root.discs[index]
            readonly property int place: root.model.order.indexOf(seat)

            objectName: "privilege " + place
            plan: root.plan.privilege(place)
            unit: root.unit
            colour: root.table.colours[seat] ?? Theme.line
            emblem: root.table.people[seat]?.emblem ?? -1
            turn: root.table.places.seats[seat]?.turn ?? 0

            Behavior on y {
                NumberAnimation {
                    duration: Theme.flipTime
                    easing.type: Easing.InOutQuad
                }
            }

            Glow {
                objectName: "contesting"
                anchors.fill: parent
                anchors.margins: -reach
                visible: root.contesting.includes(disc.seat)
                ink: Colours
                colour: Theme.halo
                edge: Theme.brassBright
                radius: disc.width / 2
                reach: Theme.plan.glow * root.unit
            }

            // Who is done, where everybody is waited for.
            TallyStrip {
                objectName: "done"
                anchors {
                    right: parent.right
                    bottom: parent.bottom
                    margins: -Theme.plan.gap2 * root.unit
                }
                width: Math.round(disc.width * 0.6)
                height: width
                visible: root.model.seats[disc.seat]?.done ?? false
                ink: Colours
                icon: "check"
            }

            ThingItem {
                anchors.fill: parent
                domain: "order"
                number: disc.place
            }
        }
    }
}

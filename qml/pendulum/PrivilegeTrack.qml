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
    required property Contests contests
    readonly property list<int> contesting: contests.pairs.reduce((all, pair) => all.concat([pair.higher, pair.lower]), [])

    readonly property list<int> discs: Array.from(model.order).sort()

    // Two discs between whom privilege has just decided are joined.
    Repeater {
        model: root.contests.pairs

        Item {
            id: joined

            required property var modelData
            readonly property rect upper: root.plan.privilege(root.model.order.indexOf(modelData.higher))
            readonly property rect lower: root.plan.privilege(root.model.order.indexOf(modelData.lower))

            objectName: "joined"
            x: Math.round((upper.x - 34) * root.unit)
            y: Math.round((upper.y + upper.height / 2) * root.unit)
            width: Math.round(14 * root.unit)
            height: Math.round((lower.y - upper.y) * root.unit)
            clip: true

            Rectangle {
                width: 2 * joined.width
                height: joined.height
                radius: joined.width
                color: "transparent"
                border {
                    width: Theme.plan.line * 1.5 * root.unit
                    color: Theme.brassBright
                }
            }
        }
    }

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

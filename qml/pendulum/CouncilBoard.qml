// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The council's field, which lies over the areas while it meets: the seven offers in the middle line, each turned to
/// whoever chooses; at both long sides the order in which seats choose; at both ends the council's five steps.
Laid {
    id: root

    required property GameTable table
    required property BoardPlan boardPlan
    readonly property PendulumModel model: table.model as PendulumModel
    /// Who chooses now, or null, and how their side is turned.
    required property PendulumSeat chooser
    readonly property int turn: chooser ? table.places.seats[chooser.index].turn : 0
    readonly property bool fromTheSide: Math.abs(turn) === 90
    readonly property list<int> order: model.order.filter(seat => seat < model.seatCount)

    plan: boardPlan.council
    unit: table.places.boardUnit

    /// The same rectangle of the board, in the field's own coordinates.
    function within(rect: rect): rect {
        return Qt.rect(rect.x - plan.x, rect.y - plan.y, rect.width, rect.height);
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        radius: Theme.plan.panelRadius * root.unit
        lineWidth: Theme.plan.line * root.unit
    }

    ThingItem {
        anchors.fill: parent
        domain: "offer"
        number: 0
    }

    Repeater {
        model: 7

        CouncilOffer {
            required property int index

            objectName: "offer " + index
            choice: index
            table: root.table
            chooser: root.chooser
            turn: root.turn
            taker: root.model.takers[index] ?? -1
            plan: root.within(root.boardPlan.offer(index, root.fromTheSide))
            unit: root.unit
        }
    }

    Repeater {
        // On a desktop nobody sits at the other side.
        model: root.order.length * (root.table.desk ? 1 : 2)

        CouncilEntry {
            required property int index
            readonly property bool far: index >= root.order.length

            // A ballot goes to the ribbon that faces its seat.
            objectName: (Math.abs(root.table.places.seats[seat].turn) === 180) === far ? "entry " + seat : ""
            table: root.table
            readonly property int at: index % root.order.length

            place: root.model.order.indexOf(seat)
            seat: root.order[at]
            chooses: root.chooser?.index === seat
            plan: root.within(root.boardPlan.ribbonEntry(at, root.order.length, far))
            unit: root.unit
            rotation: far ? 180 : 0
        }
    }

    Repeater {
        model: 10

        Laid {
            id: step

            required property int index
            readonly property bool turned: index >= 5
            readonly property bool now: index % 5 === 1

            plan: root.within(root.boardPlan.councilStep(index % 5, turned))
            unit: root.unit
            rotation: turned && !root.table.desk ? 180 : 0

            Plate {
                anchors.fill: parent
                ink: Colours
                fill: Theme.surface
                line: step.now ? Theme.brassBright : Theme.line
                lineWidth: (step.now ? Theme.plan.strongLine : Theme.plan.hairline) * root.unit
                radius: width / 2
            }

            TallyStrip {
                anchors {
                    fill: parent
                    margins: Theme.plan.gap2 * root.unit
                }
                ink: Colours
                icon: ["votes", "recoverOne", "limit", "refill", "regular"][step.index % 5]
            }
        }
    }
}

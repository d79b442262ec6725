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
    readonly property list<int> contesting: Array.from(model.seats).filter(seat => seat.refusal.word === "lostToPrivilege")
        .reduce((all, seat) => all.concat([seat.index, seat.refusal.numberOf("seat")]), [])

    Repeater {
        model: root.model.order

        Disc {
            id: disc

            required property int index
            required property int modelData

            objectName: "privilege " + index
            plan: root.plan.privilege(index)
            unit: root.unit
            colour: root.table.colours[modelData] ?? Theme.line
            emblem: root.table.people[modelData]?.emblem ?? -1
            turn: root.table.places.seats[modelData]?.turn ?? 0

            Glow {
                objectName: "contesting"
                anchors.fill: parent
                anchors.margins: -reach
                visible: root.contesting.includes(disc.modelData)
                ink: Colours
                colour: Theme.halo
                edge: Theme.brassBright
                radius: disc.width / 2
                reach: Theme.plan.glow * root.unit
            }

            ThingItem { anchors.fill: parent; domain: "order"; number: disc.index }
        }
    }
}

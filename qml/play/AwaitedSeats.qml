// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// Whose turn it is, or who has something to decide: their coins, for whoever reads a book and sees nothing else.
Row {
    id: root

    /// A GameTable.
    required property Item of
    readonly property GameTable table: of as GameTable
    readonly property list<int> awaited: table.model.over ? [] : Array.from(table.model.hands).map((hands, seat) => hands.asked ? seat : -1).filter(seat => seat >= 0)
    readonly property real coin: Theme.plan.rail * table.places.unit

    spacing: Theme.plan.gap1 * table.places.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: awaited.map(seat => table.context.namesIn(table.context.words)[seat]).join(", ")

    Repeater {
        model: root.awaited

        Disc {
            required property int modelData

            objectName: "awaited " + modelData
            anchors.verticalCenter: parent?.verticalCenter
            plan: Qt.rect(0, 0, root.coin, root.coin)
            unit: 1
            colour: root.table.colourOf(modelData)
            emblem: root.table.emblemOf(modelData)
        }
    }
}

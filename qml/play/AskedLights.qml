// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// A brass rim around what each seat has asked about, below everything that is said.
Item {
    id: root

    /// A GameTable.
    required property Item of
    readonly property GameTable table: of as GameTable
    readonly property TableContext context: table.context

    Repeater {
        model: root.context.askers.count

        ThingLights {
            required property int index
            readonly property SeatAsk asks: root.context.askers.count > index ? root.context.askOf(index) : null

            objectName: "asked " + index
            anchors.fill: parent
            table: root.table
            unit: root.table.places.unit
            things: asks?.open && asks.thing.domain !== "" ? [asks.thing] : []
        }
    }
}

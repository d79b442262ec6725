// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Play

/// The end: the seven lines of everybody, once towards either long side.
Item {
    id: root

    required property GameTable table
    required property real unit

    Repeater {
        model: root.table.desk ? 1 : 2

        StandingsTable {
            required property int index

            x: index * root.width / 2
            width: root.table.desk ? root.width : root.width / 2
            height: root.height
            rotation: index === 1 ? 180 : 0
            table: root.table
            unit: root.unit
            reader: Math.max(0, root.table.people.findIndex(seat => (seat.turn === 180) === (index === 1)))
        }
    }
}

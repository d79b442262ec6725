// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// The virtual opponents, where nobody sits: beside a mat that has its side alone, or on the empty side.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    readonly property real unit: table.places.unit
    readonly property list<rect> rooms: roomsOf(false).concat(roomsOf(true))

    function roomsOf(far: bool): list<rect> {
        const seats = table.places.seats.filter(seat => (seat.place > 2) === far);
        const y = far ? Theme.plan.gap4 * unit : height - (Theme.plan.gap4 + 140) * unit;
        if (seats.length > 1)
            return [];
        const beside = seats.length === 1 ? seats[0].mat.x : width / 2;
        const free = seats.length === 1 ? beside : width / 4;
        const wide = Math.min(220 * unit, free - 24 * unit);
        const left = seats.length === 1 ? (free - wide) / 2 : beside - wide - Theme.plan.gap2 * unit;
        return [left, width - left - wide].map(x => Qt.rect(x / unit, y / unit, wide / unit, 140));
    }

    Repeater {
        model: root.game.virtualBids.length

        VirtualPlaque {
            required property int index

            plan: root.rooms[index] ?? Qt.rect(0, 0, 0, 0)
            unit: root.unit
            rotation: y < root.height / 2 ? 180 : 0
            game: root.game
            opponent: index
            words: root.table.people[0].language.words
        }
    }
}

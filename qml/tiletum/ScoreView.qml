// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The end: the score sheet of everybody, for each side of the table that somebody sits at.
Item {
    id: root

    required property TiletumTable table
    required property real unit
    readonly property TiletumModel game: table.game
    /// The first seat of each side.
    readonly property list<int> readers: {
        if (table.desk)
            return [table.context.mine];
        const sides = [0, 180].map(turn => table.people.findIndex((person, seat) => Math.abs(table.places.seats[seat].turn) === turn));
        return sides.filter(seat => seat >= 0);
    }

    objectName: "score"

    Touchable { anchors.fill: parent }

    Row {
        anchors.centerIn: parent
        spacing: 24 * root.unit

        Repeater {
            model: root.readers.length

            ScoreSheet {
                required property int index

                table: root.table
                reader: root.readers[index]
                unit: root.unit
                rotation: root.table.desk ? 0 : root.table.places.seats[reader].turn
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Rings around things of a table, wherever it shows them: what a line of the log speaks of, what is asked about, what a
/// lesson means. They follow what walks, and take no touch.
Item {
    id: root

    /// A GameTable.
    required property Item table
    /// Pixels of a unit of the plan.
    required property real unit
    required property list<thingName> things
    property color colour: Theme.brassBright
    readonly property list<rect> places: finder.places

    ThingFinder {
        id: finder

        table: root.table
        wanted: root.things
    }

    Repeater {
        model: finder.places.length

        Rectangle {
            required property int index
            readonly property rect place: finder.places[index] ?? Qt.rect(0, 0, 0, 0)
            readonly property real margin: Theme.plan.gap1 * root.unit

            objectName: "ring " + index
            x: place.x - margin
            y: place.y - margin
            width: place.width + 2 * margin
            height: place.height + 2 * margin
            color: "transparent"
            radius: Theme.cardRadius
            border {
                width: Theme.focusLine * 1.5
                color: root.colour
            }
        }
    }
}

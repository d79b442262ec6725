// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The legend as a grid: all icons, or those of a row among which the one is that is read.
Flow {
    id: root

    required property RuleReader reader
    property real cell: Math.max(104 * Theme.scale, 7.5 * Theme.caption)
    property real side: 48 * Theme.scale
    property real letters: Theme.caption
    /// So many at a time; 0: all.
    property int row: 0
    /// Every game has its icons in its own colours.
    readonly property Component drawing: {
        const name = reader.game.charAt(0).toUpperCase() + reader.game.slice(1);
        const component = Qt.createComponent("Sandglass." + name, "LegendIcon");
        return component.status === Component.Ready ? component : null;
    }
    readonly property list<legendEntry> shown: {
        const all = Array.from(reader.legend);
        if (row === 0)
            return all;
        const first = row * Math.floor(Math.max(0, all.findIndex(entry => entry.section === reader.section)) / row);
        return all.slice(first, first + row);
    }

    spacing: Theme.space2

    Repeater {
        model: root.shown

        LegendCell {
            required property legendEntry modelData

            width: root.cell
            reader: root.reader
            entry: modelData
            drawing: root.drawing
            side: root.side
            letters: root.letters
            gap: root.spacing
        }
    }
}

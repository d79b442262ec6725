// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A row of chips of which one is chosen; it breaks into more rows where the room is narrow.
Flow {
    id: root

    property list<string> labels
    property int current: -1
    signal chosen(int index)
    /// The width of all chips in one row.
    readonly property real naturalWidth: {
        let sum = 0;
        for (let at = 0; at < chips.count; ++at)
            sum += (chips.itemAt(at)?.width ?? 0) + (at > 0 ? spacing : 0);
        return Math.ceil(sum);
    }

    spacing: Theme.space2

    Repeater {
        id: chips

        model: root.labels

        Chip {
            required property int index
            required property string modelData

            text: modelData
            checked: root.current === index
            onClicked: root.chosen(index)
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// How large the cards of a pyramid are, and where they lie. Free places at both ends of the first level and one more level
/// are always reserved, so that lighting places moves nothing.
QtObject {
    id: root

    required property pyramidExtent extent
    /// In units.
    required property size room
    /// Pixels of one.
    required property real unit
    /// Nothing more is laid: nothing is reserved.
    required property bool finished
    /// How much larger than its plan a card may become.
    required property real most

    /// A finger's width at either end.
    readonly property real end: finished ? 0 : 32
    readonly property real zoom: zoomOf(extent)
    readonly property size tile: Qt.size(84 * zoom * unit, 76 * zoom * unit)

    function baseOf(one: pyramidExtent): int {
        return Math.max(1, one.right - one.left + 1);
    }

    function zoomOf(one: pyramidExtent): real {
        const base = baseOf(one);
        const levels = Math.min(5, one.top + (finished ? 0 : 1));
        const roomy = room.width / (84 * (base + (finished ? 0 : 1)));
        const byWidth = 42 * roomy >= end ? roomy : (room.width - 2 * end) / (84 * base);
        return Math.min(most, room.height / (76 * Math.max(1, levels)), byWidth);
    }

    /// Of the first level, in columns.
    function middleOf(one: pyramidExtent): real {
        return one.left + baseOf(one) / 2;
    }

    /// From the middle of the room to the left edge of a card, in pixels.
    function fromMiddle(level: int, column: int): real {
        return (column - middleOf(extent) + (level - 1) / 2) * tile.width;
    }

    /// How far to the right everything lay before it grew, in pixels.
    function way(before: pyramidExtent, now: pyramidExtent): real {
        return (middleOf(now) - middleOf(before)) * 84 * zoomOf(before) * unit;
    }
}

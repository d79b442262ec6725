// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// How large a game's things are, in units of a table of 1920 × 1080: written once per game. See TablePlaces.
QtObject {
    required property size middle
    /// A mat that shares its side; one that has it alone; one of a long side while somebody sits at the table's end.
    required property size mat
    property size matAlone: mat
    property size matBesideEnd: mat
    /// A rival's on a desktop, where it has a form of its own; it gets as large as its panel, and up to twice as high.
    property size rival: Qt.size(0, 0)
    property bool halves: false
    property bool opposite: false
    property real gap: Theme.plan.gap3
    /// Of the strip between mat and middle, where a seat is spoken to.
    property real rail: Theme.plan.rail * Math.max(1, Theme.textSize * 0.91)
}

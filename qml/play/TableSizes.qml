// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// How large a game's things are, in units of a table of 1920 × 1080: written once per game. See TablePlaces.
QtObject {
    required property size middle
    /// A mat that shares its side; one that has it alone; one that shares it while somebody sits at the table's end.
    required property size mat
    property size matAlone: mat
    property size matBesideEnd: mat
    property bool halves: false
    property real gap: Theme.plan.gap3
    /// Of the strip between mat and middle, where a seat is spoken to.
    property real rail: Theme.plan.rail * Math.max(1, Theme.textSize * 0.91)
}

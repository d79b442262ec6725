// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One panel of the match on a desktop: the board, one's own mat, or the others' mats.
PendulumTable {
    id: root

    required property string part

    desk: true
    clip: true
    speaks: part === "board"
    places: PanelPlaces {
        part: root.part
        width: root.width
        height: root.height
        taken: root.taken
        mine: root.taken[root.mine] ?? 0
    }
}

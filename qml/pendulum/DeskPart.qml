// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// One panel of the match on a desktop: the board, one's own mat, or the others' mats.
PendulumTable {
    id: root

    required property string part
    /// What a line of the log speaks of.
    required property PendulumPointer pointer

    objectName: "part " + part
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

    Pointed {
        anchors.fill: parent
        pointer: root.pointer
        board: root.board
        places: root.places
        people: root.people
    }
}

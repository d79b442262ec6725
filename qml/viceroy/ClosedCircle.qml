// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// A circle that a card closes with the two cards below it, once its film has shown it.
CircleDisc {
    id: root

    required property viceroyTile tile
    required property CuePlayer cues
    required property int seat

    z: 2
    height: width
    opacity: closing.some ? 0 : 1
    ink: Colours
    colour: tile.circle

    HeldBack {
        id: closing

        cues: root.cues
        word: "circleClosed"
        of: ({
                seat: root.seat,
                level: root.tile.level,
                column: root.tile.column
            })
    }

    ThingItem {
        anchors.fill: parent
        domain: "circle"
        word: root.tile.level + "." + root.tile.column
        seat: root.seat
    }
}

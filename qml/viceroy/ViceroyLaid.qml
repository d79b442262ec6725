// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Play

LaidBoard {
    id: root

    board: ViceroyScene {
        seatCount: root.chairs.length
        places: root.seating
        languages: root.languages
        moment: ""
    }
}

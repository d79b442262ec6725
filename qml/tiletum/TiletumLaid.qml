// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Play

LaidBoard {
    id: root

    part: Qt.rect(0, 0.215, 1, 0.57)
    board: TiletumScene {
        seatCount: root.chairs.length
        places: root.seating
        languages: root.languages
        moment: ""
        crop: root.part
        Component.onCompleted: context.middleTurns = false
    }
}

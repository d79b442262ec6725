// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// Takes back the seat's last move, where the game allows it.
MatButton {
    id: root

    required property SeatMat mat

    objectName: "undo"
    unit: mat.unit
    icon: "undo"
    lit: !mat.bot && mat.hands.mayUndo
    label: mat.words.text("play.undo")
    onPressed: mat.hands.undo()

    ThingItem {
        anchors.fill: parent
        domain: "button"
        word: "undo"
        seat: root.mat.seat
    }
}

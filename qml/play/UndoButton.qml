// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Language

/// Takes back the seat's last move, where the game allows it.
MatButton {
    id: root

    required property SeatHands hands
    required property Catalogue words

    objectName: "undo"
    icon: "undo"
    lit: hands.mayUndo
    label: words.text("play.undo")
    onPressed: hands.undo()

    ThingItem {
        anchors.fill: parent
        domain: "button"
        word: "undo"
        seat: root.hands.index
    }
}

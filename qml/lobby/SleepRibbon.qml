// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// A ribbon on one side of a sleeping table: the game's name and the invitation, in the language whose turn it is.
Rectangle {
    id: root

    required property string code
    required property string nameId
    required property real unit

    radius: height / 2
    color: Theme.parchment
    border {
        width: 2 * unit
        color: Theme.metal
    }

    SeatText {
        anchors {
            fill: parent
            leftMargin: 28 * root.unit
            rightMargin: 28 * root.unit
        }
        isName: true
        text: root.nameId === "" ? "" : Tongues.textIn(root.code, root.nameId) + " · " + Tongues.textIn(root.code, "shell.lobby.begin")
        color: Theme.ink
        font.pixelSize: 33 * root.unit
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// Beside a chair: who plays there, and below it what they play.
Column {
    id: root

    required property real unit
    required property string name
    property string role: ""
    property bool soft: false
    property int alignment: Text.AlignLeft

    SeatText {
        width: parent.width
        height: 30 * root.unit
        isName: true
        horizontalAlignment: root.alignment
        text: root.name
        color: root.soft ? Theme.textSoft : Theme.text
        font {
            pixelSize: 22 * root.unit * Theme.textSize
            italic: root.soft
        }
    }

    SeatText {
        width: parent.width
        height: 24 * root.unit
        visible: text !== ""
        horizontalAlignment: root.alignment
        text: root.role
        color: Theme.textSoft
        font.pixelSize: 15 * root.unit * Theme.textSize
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The top of the little table, with the game's board on it as it will lie.
Rectangle {
    id: root

    property Component board: null
    readonly property real margin: height * 0.07

    // The whole table is to be seen, so it has the shape of the picture that a board paints of itself.
    width: (height - 2 * margin) * 16 / 9 + 2 * margin
    radius: Theme.panelRadius
    color: Theme.wheel
    border {
        width: Theme.hairline * 2
        color: Theme.metalDark
    }

    Rectangle {
        id: frame

        anchors {
            fill: parent
            margins: root.margin
        }
        radius: Theme.cardRadius
        color: Theme.darkness
        clip: true

        Loader {
            anchors.fill: parent
            sourceComponent: root.board
        }
    }
}

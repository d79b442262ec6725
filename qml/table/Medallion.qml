// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A seat's coin: its emblem on its colour, in a ring of brass.
Item {
    id: root

    required property int emblem
    required property int colour

    implicitWidth: Theme.touch
    implicitHeight: width

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.brass
        border {
            width: Theme.hairline
            color: Theme.brassBright
        }
    }

    Rectangle {
        anchors {
            fill: parent
            margins: Math.max(2, root.width * 0.06)
        }
        radius: width / 2
        color: Theme.seats[root.colour]
        border {
            width: Math.max(Theme.hairline, root.width * 0.02)
            color: Theme.ink
        }
    }

    EmblemShape {
        anchors {
            fill: parent
            margins: root.width * 0.22
        }
        emblem: root.emblem
        color: Theme.ink
    }
}

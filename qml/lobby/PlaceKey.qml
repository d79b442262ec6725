// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// A small key of a place, with a sign alone.
TouchButton {
    id: root

    required property real unit
    property string iconName: "close"

    width: 48 * unit
    height: width

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.shade : Theme.parchment
        border {
            width: Theme.hairline
            color: Theme.parchmentEdge
        }
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: 22 * root.unit
            height: width
            name: root.iconName
            color: Theme.inkSoft
        }
    }
}

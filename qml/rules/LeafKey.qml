// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A key of a seat's book: an icon on parchment, as large as a finger.
Item {
    id: root

    required property real unit
    required property string icon
    required property string label
    signal pressed

    width: 44 * unit
    height: 40 * unit
    opacity: enabled ? 1 : 0.35

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2 * root.unit
        radius: Theme.plan.radius * root.unit
        color: tap.pressed ? Theme.shade : "transparent"
        border.width: Theme.plan.hairline * root.unit
        border.color: Theme.parchmentEdge
    }

    Icon {
        anchors.centerIn: parent
        width: 20 * root.unit
        height: width
        name: root.icon
        color: Theme.ink
    }

    NamedTouch {
        id: tap

        anchors.fill: parent
        margin: 2 * root.unit
        label: root.label
        onTapped: root.pressed()
    }
}

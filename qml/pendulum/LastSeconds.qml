// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// Ten beads beside a glass, of which one goes out a second.
Column {
    id: root

    required property real unit
    required property int seconds
    readonly property real bead: Theme.plan.gap2 * unit

    spacing: (height - 10 * bead) / 9

    Repeater {
        model: 10

        Plate {
            required property int index

            width: Math.round(root.bead)
            height: width
            ink: Colours
            radius: width / 2
            fill: index >= 10 - root.seconds ? Theme.metalBright : Theme.surface
            line: Theme.ink
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components

/// How far a lesson is: a bead for each step, those that are done in brass, the one that is being done bright.
Row {
    id: root

    required property int count
    required property int current
    required property real unit

    spacing: Theme.plan.gap1 * unit
    Accessible.ignored: true

    Repeater {
        model: root.count

        Rectangle {
            required property int index
            readonly property bool now: index === root.current

            width: Theme.plan.gap2 * root.unit
            height: width
            radius: width / 2
            color: now ? Theme.pennant : index < root.current ? Theme.metal : "transparent"
            border {
                width: Theme.plan.hairline * root.unit
                color: Theme.metalDark
            }
        }
    }
}

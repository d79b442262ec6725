// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A place of the map that can be touched now, with its price in beads. What is farther than a step is paler.
Laid {
    id: root

    required property tiletumLight light
    required property color colour
    property bool focused: false

    plan: light.rect

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        ink: Colours
        colour: root.focused ? Theme.text : Theme.brassBright
        strength: root.light.far && !root.focused ? 0.4 : 1
        radius: Theme.plan.gap1 * root.unit
        reach: (root.light.verb === "contribute" ? 2 : 6) * root.unit
    }

    Rectangle {
        id: pill

        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: -3 * root.unit }
        width: beads.width + 8 * root.unit
        height: 15 * root.unit
        radius: height / 2
        visible: root.light.price > 0
        color: Theme.raised
        border { color: Theme.brassDark; width: root.unit }

        Row {
            id: beads

            anchors.centerIn: parent

            Repeater {
                model: root.light.price

                Bead {
                    ink: Colours
                    width: 11 * root.unit
                    height: width
                }
            }
        }
    }
}

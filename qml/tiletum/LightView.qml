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
    /// The city's whole plate: the price of going there stands on its upper edge, over nothing that lies on it.
    required property rect plate
    property bool focused: false
    /// What is done here, for whoever cannot see it.
    required property string label
    readonly property bool going: light.verb === "move" && plate.height > light.rect.height + 1

    /// By a screen reader; fingers mean the nearest one.
    signal pressed

    plan: light.rect
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.pressed()

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

        x: root.going ? (root.plate.x - root.light.rect.x + 0.42 * root.plate.width) * root.unit - width / 2 : (root.width - width) / 2
        y: root.going ? (root.plate.y - root.light.rect.y) * root.unit - height + 5 * root.unit : 3 * root.unit - height
        width: beads.width + 8 * root.unit
        height: 15 * root.unit
        radius: height / 2
        visible: root.light.price > 0
        color: Theme.raised
        border {
            color: Theme.brassDark
            width: root.unit
        }

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

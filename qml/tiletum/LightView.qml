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
    /// A road's own disc; where nobody stands on it, the price lies in its middle.
    readonly property bool road: light.verb === "move" && !going
    required property bool occupied
    /// The city's name stands on its upper edge: the price stands above that.
    required property bool named

    /// By a screen reader; fingers mean the nearest one.
    signal pressed

    plan: light.rect
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.pressed()

    Glow {
        readonly property rect lit: root.going ? Qt.rect(root.plate.x - root.light.rect.x, root.plate.y - root.light.rect.y, root.plate.width, root.plate.height) : Qt.rect(0, 0, root.light.rect.width, root.light.rect.height)

        x: lit.x * root.unit - reach
        y: lit.y * root.unit - reach
        width: lit.width * root.unit + 2 * reach
        height: lit.height * root.unit + 2 * reach
        ink: Colours
        colour: root.focused ? Theme.text : Theme.brassBright
        strength: root.light.far && !root.focused ? 0.4 : 1
        radius: root.road ? root.width / 2 : (root.going ? Theme.plan.radius : Theme.plan.gap1) * root.unit
        reach: (root.light.verb === "contribute" ? 2 : root.light.far ? 4 : 7) * root.unit
    }

    Plate {
        id: pill

        x: root.going ? (root.plate.x - root.light.rect.x + 0.42 * root.plate.width) * root.unit - width / 2 : (root.width - width) / 2
        y: root.going ? (root.plate.y - root.light.rect.y) * root.unit - height + (root.named ? -13 : 5) * root.unit : root.road && !root.occupied ? (root.height - height) / 2 : 3 * root.unit - height
        width: beads.width + 7 * root.unit
        height: 17 * root.unit
        radius: height / 2
        visible: root.light.price > 0
        ink: Colours
        fill: Theme.table
        line: root.light.far ? Theme.brassDark : Theme.brassBright
        lineWidth: 1.4 * root.unit

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

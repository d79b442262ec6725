// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// The points that are left as beads, with holes for those that are spent. What waits below stands before them, small.
Plate {
    id: root

    required property list<tiletumOpen> open
    required property real unit
    property tiletumOpen nothing
    readonly property tiletumOpen upper: open.length > 0 ? open[open.length - 1] : nothing

    /// Of what is open: its action, or what is chosen.
    function signOf(open: tiletumOpen): string {
        const signs = {
            steps: "step",
            bonuses: "activate",
            activate: "activate",
            resources: "any",
            colour: "colour",
            chooseAction: "joker",
            houseAnywhere: "houseAnywhere",
            pillarAnywhere: "pillarAnywhere",
            teleportMerchant: "teleport.merchant",
            teleportArchitect: "teleport.architect"
        };
        return open.action !== "" ? open.action : signs[open.open] ?? "";
    }

    objectName: "beads"
    width: row.width + 20 * unit
    height: 27 * unit
    radius: height / 2
    ink: Colours
    fill: Theme.raised
    line: Theme.brassDark
    lineWidth: 1.6 * unit

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 3 * root.unit

        Repeater {
            model: Math.max(0, root.open.length - 1)

            Row {
                id: below

                required property int index
                readonly property tiletumOpen waiting: root.open[index] ?? root.nothing

                height: 22 * root.unit
                spacing: root.unit
                rightPadding: 7 * root.unit
                opacity: 0.8

                Sign {
                    y: 2 * root.unit
                    side: 18 * root.unit
                    icon: root.signOf(below.waiting)
                }

                Repeater {
                    model: below.waiting.points

                    Bead {
                        y: 6 * root.unit
                        width: 10 * root.unit
                        height: width
                        ink: Colours
                    }
                }
            }
        }

        Sign {
            y: (22 * root.unit - height) / 2
            side: 22 * root.unit
            visible: icon !== ""
            icon: root.signOf(root.upper)
        }

        Repeater {
            model: root.upper.most

            Bead {
                required property int index

                y: (22 * root.unit - height) / 2
                width: 20 * root.unit
                height: width
                ink: Colours
                kind: index < root.upper.points ? "" : "hole"
            }
        }
    }
}

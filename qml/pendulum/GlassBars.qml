// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// How much sand is left, for whoever reads a book and sees nothing else: a bar for each glass, at the upper or the
/// lower end as its glass stands. Where no sand runs, it is people who are waited for.
Row {
    id: root

    required property GameTable table
    readonly property PendulumModel pendulum: table.model as PendulumModel
    readonly property bool runs: pendulum.phase === "playing" && !pendulum.untimed
    readonly property real unit: table.places.unit
    property real now: 0

    function look(): void {
        now = table.context.clock.now();
    }

    spacing: Theme.plan.gap3 * unit
    Component.onCompleted: look()

    Timer {
        interval: 500
        repeat: true
        running: root.runs && root.table.context.clock.running
        onTriggered: root.look()
    }

    Repeater {
        model: root.runs ? root.pendulum.timers : []

        Row {
            id: glass

            required property PendulumTimer modelData
            readonly property real share: Math.max(0, Math.min(1, 1 - (root.now - modelData.flippedAt) / modelData.duration))

            objectName: "bar " + modelData.area
            height: root.height
            spacing: Theme.plan.gap1 * root.unit
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.table.nameOf("timer", modelData.area)
            Accessible.description: Math.ceil(share * modelData.duration / 1000)

            Icon {
                width: Theme.plan.gap4 * root.unit
                height: width
                anchors.verticalCenter: parent.verticalCenter
                name: "hourglass"
                color: Theme.ink
            }

            Item {
                width: Theme.plan.gap3 * root.unit
                height: parent.height

                Rectangle {
                    y: (glass.modelData.row % 2 === 0 ? 0.06 : 0.34) * parent.height
                    width: parent.width
                    height: 0.6 * parent.height
                    radius: Theme.plan.gap1 * root.unit
                    color: Theme.shade
                    border.width: Theme.plan.hairline * root.unit
                    border.color: Theme.parchmentEdge

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: Math.round(glass.share * parent.height)
                        radius: parent.radius
                        color: Colours.sand[glass.modelData.area]
                    }
                }
            }
        }
    }

    AwaitedSeats {
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.runs
        of: root.table
    }
}

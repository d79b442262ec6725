// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Sand

/// Every state of the three timers on one page, for pictures and for those who work on them: rows are Pendulum's
/// areas, columns the shares of sand left, then a flip on its way and a glass that lies on its side.
Rectangle {
    id: root

    /// What every scene is given; this one needs nothing of it.
    property QtObject shell
    readonly property list<real> shares: [1, 0.75, 0.5, 0.25, 0.1, 0]
    readonly property int columns: shares.length + 2
    readonly property var areas: [
        {
            duration: 180000,
            sand: Theme.purple,
            glow: Theme.purpleGlow
        },
        {
            duration: 120000,
            sand: Theme.green,
            glow: Theme.greenGlow
        },
        {
            duration: 45000,
            sand: Theme.black,
            glow: Theme.blackGlow
        }
    ]

    color: Theme.table

    component Pose: Item {
        id: pose

        required property int index
        readonly property int column: index % root.columns
        readonly property var area: root.areas[Math.floor(index / root.columns)]
        readonly property real share: root.shares[column] ?? 0.6

        x: root.width * column / root.columns
        y: root.height * Math.floor(index / root.columns) / root.areas.length
        width: root.width / root.columns
        height: root.height / root.areas.length

        SandGlass {
            readonly property real size: Math.pow(duration / 180000, 0.25)

            anchors.centerIn: parent
            // A lying glass is as wide as a standing one is high.
            width: 0.6 * height
            height: size * Math.min(0.8 * pose.height, 0.92 * pose.width)
            rotation: angle
            // At a quarter of the breath, so that a glass that has run out shows its halo.
            clock: StillClock {
                time: (1 - pose.share) * pose.area.duration + (pose.share === 0 ? 1200 : 0)
            }
            duration: pose.area.duration
            flight: pose.column === root.shares.length ? 0.7 : 1
            tip: pose.column > root.shares.length ? 1 : 0
            sand: pose.area.sand
            glow: pose.area.glow
            brass: Theme.brass
            brassBright: Theme.brassBright
            glass: Theme.text
            shadow: Theme.shadow
        }
    }

    Repeater {
        model: root.columns * root.areas.length
        Pose {}
    }
}

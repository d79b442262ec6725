// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Pieces
import Sandglass.Play

/// The three sand timers side by side, as large as the panel lets them be.
Item {
    id: root

    required property PendulumModel model
    required property TableContext context
    signal touched(area: int)

    Repeater {
        model: root.model.timers

        SandTimer {
            id: glass

            required property int index
            required property PendulumTimer modelData

            height: Math.min(root.height, root.width / 3 * 200 / 120) * 0.9
            width: height * 120 / 200
            place: Qt.point(root.width * (index * 2 + 1) / 6, root.height / 2)
            clock: root.context.clock
            flippedAt: modelData.flippedAt
            duration: modelData.duration
            paused: root.context.paused
            digits: root.context.digits
            sand: Colours.sand[modelData.area]
            glow: Colours.sand[modelData.area]
            label: root.context.nameOf("timer", modelData.area, root.context.words)
            onFlipRequested: root.touched(modelData.area)
        }
    }
}

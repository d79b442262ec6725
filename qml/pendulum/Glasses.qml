// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Pieces
import Sandglass.Sand

/// The three sand timers, each standing in its row; flipped, they fly to the other one.
Item {
    id: root

    required property PendulumModel model
    required property Board board
    required property SandClock clock
    property bool paused: false
    property bool digits: false

    signal touched(area: int, at: point)

    Repeater {
        model: root.model.timers

        SandTimer {
            id: glass

            required property PendulumTimer modelData
            readonly property rect at: root.board.plan.glass(modelData.row)

            objectName: "glass " + modelData.area
            width: Math.round(at.width * root.board.unit)
            height: Math.round(at.height * root.board.unit)
            place: Qt.point(root.board.x + (at.x + at.width / 2) * root.board.unit,
                root.board.y + (at.y + at.height / 2) * root.board.unit)
            clock: root.clock
            flippedAt: modelData.flippedAt
            duration: modelData.duration
            paused: root.paused
            digits: root.digits
            sand: Colours.sand[modelData.area]
            glow: Colours.sand[modelData.area]
            onFlipRequested: at => root.touched(modelData.area, root.mapFromItem(null, at))
        }
    }
}

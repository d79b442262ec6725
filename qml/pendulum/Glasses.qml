// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Pieces
import Sandglass.Play

/// The three sand timers, each standing in its row; flipped, they fly to the other one.
Item {
    id: root

    required property GameTable table
    readonly property TableContext context: table.context
    readonly property rect board: table.places.board
    readonly property real unit: table.places.boardUnit

    BoardPlan {
        id: plan
        width: root.table.sizes.middle.width
    }

    Repeater {
        model: root.board.width > 0 && !root.context.paused ? (root.table.model as PendulumModel).timers : []

        // Where a glass that has run out goes when somebody touches it.
        GlassWay {
            required property PendulumTimer modelData

            objectName: "way " + modelData.area
            visible: modelData.runOut && modelData.lit
            from: plan.glass(modelData.row)
            to: plan.glass(modelData.row ^ 1)
            rings: modelData.area === 0 && (root.table.model as PendulumModel).markers === 1
            board: root.board
            unit: root.unit
        }
    }

    Repeater {
        model: root.board.width > 0 ? (root.table.model as PendulumModel).timers : []

        SandTimer {
            id: glass

            required property PendulumTimer modelData
            readonly property rect at: plan.glass(modelData.row)

            objectName: "glass " + modelData.area
            width: Math.round(at.width * root.unit)
            height: Math.round(at.height * root.unit)
            place: Qt.point(root.board.x + (at.x + at.width / 2) * root.unit, root.board.y + (at.y + at.height / 2) * root.unit)
            clock: root.context.clock
            flippedAt: modelData.flippedAt
            duration: modelData.duration
            paused: root.context.paused
            digits: root.context.digits
            sand: Colours.sand[modelData.area]
            glow: Colours.sand[modelData.area]
            label: root.table.nameOf("timer", modelData.area)
            ThingItem {
                anchors.fill: parent
                domain: "timer"
                number: glass.modelData.area
            }

            onFlipRequested: at => root.table.handAt(at, "flip", modelData.area).ask("flip", modelData.area)

            LastSeconds {
                anchors {
                    right: parent.right
                    rightMargin: -width / 2
                    verticalCenter: parent.verticalCenter
                }
                height: parent.height * 0.8
                unit: root.unit
                seconds: glass.secondsLeft
                visible: glass.modelData.ending && !root.context.paused && !glass.flying
            }
        }
    }
}

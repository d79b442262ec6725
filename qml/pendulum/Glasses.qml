// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Pieces
import Sandglass.Play

/// The three sand timers, each standing in its row; flipped, they fly to the other one.
Item {
    id: root

    required property GameTable table
    readonly property TableContext context: table.context
    readonly property rect board: table.places.board
    readonly property real unit: table.places.boardUnit
    /// On their sides: in a pause, and before they are turned for the first time.
    readonly property bool lying: context.paused || (table.model as PendulumModel).round <= 1 && ["opening", "ready"].includes((table.model as PendulumModel).phase)

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
            paused: root.lying
            // On its side it lies in its own place, and on nothing else.
            scale: root.lying ? 1.15 * at.width / at.height : 1
            digits: root.context.digits
            sand: Colours.sand[modelData.area]
            glow: Colours.sand[modelData.area]
            label: root.table.nameOf("timer", modelData.area)
            ThingItem {
                anchors.fill: parent
                domain: "timer"
                number: glass.modelData.area
            }

            Behavior on scale {
                NumberAnimation {
                    duration: Theme.turnTime
                    easing.type: Easing.OutCubic
                }
            }

            onFlipRequested: at => root.table.handAt(at, "flip", modelData.area).ask("flip", modelData.area)

            // The council is called: nobody turns a glass any more.
            Repeater {
                model: (root.table.model as PendulumModel).phase === "councilCalled" ? 2 : 0

                Plate {
                    required property int index

                    objectName: "ribbon"
                    x: Math.round(-4 * root.unit)
                    y: Math.round((index === 0 ? 0.07 : 0.87) * glass.height)
                    width: Math.round(glass.width + 8 * root.unit)
                    height: Math.round(0.06 * glass.height)
                    ink: Colours
                    fill: Theme.bad
                    line: Theme.ink
                    lineWidth: Theme.plan.hairline * root.unit
                    radius: Theme.plan.gap1 * root.unit
                }
            }

            // In the last seconds its caps glint, once a second.
            Repeater {
                model: glass.modelData.ending && !root.context.paused && !glass.flying ? 2 : 0

                Glow {
                    id: glint

                    required property int index

                    objectName: "glint"
                    x: -reach
                    y: Math.round((index === 0 ? 0.04 : 0.96) * glass.height - height / 2)
                    width: glass.width + 2 * reach
                    height: Math.round(0.08 * glass.height) + 2 * reach
                    opacity: 0
                    ink: Colours
                    colour: Theme.metalBright
                    radius: Theme.plan.gap1 * root.unit
                    reach: Theme.plan.glow * root.unit

                    Connections {
                        target: glass

                        function onSecondsLeftChanged(): void {
                            if (!Theme.reducedMotion)
                                flash.restart();
                        }
                    }

                    SequentialAnimation {
                        id: flash

                        PropertyAction {
                            target: glint
                            property: "opacity"
                            value: 1
                        }
                        PauseAnimation {
                            duration: 120
                        }
                        NumberAnimation {
                            target: glint
                            property: "opacity"
                            to: 0
                            duration: 120
                        }
                    }
                }
            }

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

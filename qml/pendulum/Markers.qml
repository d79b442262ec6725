// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Which rounds have begun, and below how many times the purple glass is turned before the bell calls the council. In
/// a round without running sand the timer track lies there.
Item {
    id: root

    required property PendulumModel model
    required property BoardPlan plan
    required property real unit
    /// How bright an invitation is at the moment.
    required property real pulse

    Repeater {
        model: 4

        Mark {
            id: round

            readonly property bool begun: index < root.model.round
            readonly property bool now: index === root.model.round - 1

            plan: root.plan.round(index)
            fill: begun ? Theme.metalBright : Theme.surface
            line: begun ? Theme.ink : Theme.textSoft

            ThingItem {
                anchors.fill: parent
                domain: "rounds"
                number: 0
            }

            Badge {
                anchors.fill: parent
                ink: Colours
                number: round.index + 1
                fill: round.fill
                line: round.line
                colour: round.begun ? Theme.ink : Theme.textSoft
            }

            RingFace {
                anchors {
                    fill: parent
                    margins: -Theme.plan.gap2 * root.unit
                }
                visible: round.now
                ink: Colours
                colour: Theme.metalBright
                line: Theme.plan.line * root.unit
            }
        }
    }

    Laid {
        objectName: "steps"
        plan: root.plan.steps
        unit: root.unit
        visible: root.model.untimed

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.surface
            line: Theme.surface
            radius: Theme.plan.radius * root.unit
        }

        StepFace {
            anchors.fill: parent
            ink: Colours
            steps: root.model.timerTrack
            reached: root.model.step
        }

        ThingItem {
            anchors.fill: parent
            domain: "step"
            number: 0
        }
    }

    Repeater {
        model: root.model.untimed ? 0 : 3

        Mark {
            readonly property bool unspent: index < root.model.markers

            plan: root.plan.marker(index)
            fill: unspent ? Theme.purpleGlow : Theme.surface
            line: unspent ? Theme.ink : Theme.textSoft

            ThingItem {
                anchors.fill: parent
                domain: "markers"
                number: 0
            }
        }
    }

    // The bell rings: the council is called.
    Laid {
        objectName: "bell"
        // Asked again when the plan has its width.
        plan: root.plan.width > 0 ? root.plan.marker(3) : Qt.rect(0, 0, 0, 0)
        unit: root.unit
        visible: root.model.phase === "councilCalled"

        Glow {
            anchors.fill: parent
            anchors.margins: -reach
            opacity: root.pulse
            ink: Colours
            colour: Theme.halo
            edge: Theme.brassBright
            radius: parent.width / 2
            reach: Theme.plan.glow * root.unit
        }
    }

    component Mark: Laid {
        required property int index
        property alias fill: plate.fill
        property alias line: plate.line

        unit: root.unit

        Plate {
            id: plate

            anchors.fill: parent
            ink: Colours
            radius: width / 2
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A figure on the table. It belongs to its seat wherever it stands.
PieceItem {
    id: root

    required property bool grande
    required property int can
    required property color colour
    required property int emblem
    required property real unit
    /// It has just moved, and a seat with more privilege might still claim its place.
    required property bool contested
    /// It can act, and its sand is about to end.
    required property bool urgent
    /// It stays where it is until the next round.
    property bool rests: false
    /// The light around it when it can act, on the ground that it stands on.
    property color light: Theme.brassBright
    /// It stands on parchment, where a pale light needs a dark line.
    property bool onPaper: false
    /// How bright an invitation is at the moment.
    property real pulse: 1

    /// Its seat is asked to move one of these.
    readonly property bool invited: moves && hands.asked && !inHand && !contested
    /// Nothing is lit while the match is paused.
    readonly property bool resting: table.context.paused
    readonly property bool moves: can === PendulumWorkers.Move || can === PendulumWorkers.Place
    readonly property color shine: inHand ? Theme.text : light
    readonly property real halo: Theme.plan.glow * unit

    kind: "worker"
    width: Math.round((grande ? Theme.plan.grande : Theme.plan.worker) * unit)
    height: Math.round((grande ? Theme.plan.grandeHeight : Theme.plan.workerHeight) * unit)

    // As long as it is contested it is laid and not set; then it drops into its place.
    transform: Translate {
        y: root.drop
    }
    property real drop: contested && !inHand ? -2 * unit : 0

    Behavior on drop {
        NumberAnimation {
            duration: Theme.moveTime / 2
            easing.type: Easing.InQuad
        }
    }

    look: WorkerFigure {
        ink: Colours
        colour: root.colour
        emblem: root.emblem
        grande: root.grande
        strength: root.rests ? 0.75 : 1
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -root.halo * 0.6
        z: -1
        visible: !root.resting && (root.inHand || root.invited || root.can === PendulumWorkers.Place || root.can === PendulumWorkers.Act)
        opacity: root.invited ? root.pulse : 1
        ink: Colours
        colour: root.shine
        edge: root.onPaper ? Theme.ink : root.shine
        radius: root.width / 2.2
        reach: root.halo
    }

    // The outline moves as long as there is time.
    Loader {
        anchors.centerIn: parent
        width: Math.round(root.height * 1.3)
        height: width
        active: root.urgent && !root.inHand && !root.resting
        sourceComponent: RingFace {
            objectName: "urgent"
            ink: Colours
            dashed: true
            colour: Theme.light
            line: Theme.plan.line * 1.5 * root.unit

            RotationAnimation on rotation {
                running: !Theme.reducedMotion
                from: 0
                to: 360
                duration: 10 * Theme.graceTime
                loops: Animation.Infinite
            }
        }
    }

    // Laid, not yet set: the ring closes as long as the place can be claimed.
    RingFace {
        anchors.centerIn: parent
        width: Math.round(root.height * 1.25)
        height: width
        visible: root.contested && !root.inHand
        ink: Colours
        colour: Theme.light
        line: Theme.plan.line * root.unit

        NumberAnimation on twelfths {
            running: root.contested
            from: 0
            to: 12
            duration: Theme.graceTime
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A figure on the table. It belongs to its seat wherever it stands: tapped it is taken in hand, dragged it goes along,
/// and let go it walks to where the rules have put it.
Item {
    id: root

    required property PendulumSeat seat
    required property int worker
    required property bool grande
    required property int can
    required property color colour
    required property int emblem
    required property int turn
    required property real unit
    /// Where it stands, by its middle, and whether it is on the table at all.
    required property point stand
    required property bool inPlay
    /// It has just moved, and a seat with more privilege might still claim its place.
    required property bool contested
    /// The light around it when it can act, on the ground that it stands on.
    property color light: Theme.brassBright
    /// How bright an invitation is at the moment.
    property real pulse: 1
    /// The table is laid; from now on it walks.
    property bool settled: false

    readonly property bool inHand: seat.worker === worker
    readonly property bool dragged: touch.dragged

    signal dropped(at: point)

    width: Math.round((grande ? Theme.plan.grande : Theme.plan.worker) * unit)
    height: Math.round((grande ? Theme.plan.grandeHeight : Theme.plan.workerHeight) * unit)
    x: stand.x - width / 2 + touch.way.x
    y: stand.y - height / 2 + touch.way.y
    z: dragged ? 2 : inHand ? 1 : 0
    rotation: turn
    scale: dragged || inHand ? 1.15 : 1
    visible: inPlay

    Behavior on x {
        enabled: root.settled && !root.dragged && root.inPlay
        NumberAnimation { duration: Theme.moveTime; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: root.settled && !root.dragged && root.inPlay
        NumberAnimation { duration: Theme.moveTime; easing.type: Easing.OutCubic }
    }

    /// Its seat is asked to move one of these.
    readonly property bool invited: moves && seat.asked && !inHand && !contested
    readonly property bool moves: can === PendulumWorkers.Move || can === PendulumWorkers.Place
    readonly property real halo: (contested && !inHand ? Theme.plan.gap1 : Theme.plan.glow) * unit

    Glow {
        anchors.fill: parent
        anchors.margins: -root.halo * 0.6
        visible: root.inHand || root.contested || root.invited || root.can === PendulumWorkers.Place
            || root.can === PendulumWorkers.Act
        opacity: root.invited ? root.pulse : 1
        ink: Colours
        colour: root.inHand ? Theme.text : root.contested ? Theme.textSoft : root.light
        radius: root.width / 2.2
        reach: root.halo
    }

    WorkerFigure {
        anchors.fill: parent
        ink: Colours
        colour: root.colour
        emblem: root.emblem
        grande: root.grande
        strength: root.can === PendulumWorkers.Nothing ? 0.8 : 1
    }

    Touchable {
        id: touch

        anchors.fill: parent
        enabled: root.seat.human
        margin: Theme.plan.gap1 * root.unit
        slack: Theme.plan.slack * root.unit
        draggable: true
        onTapped: root.inHand ? root.seat.putDown() : root.seat.pickUp("worker", root.worker)
        onPulled: root.seat.pickUp("worker", root.worker)
        onDropped: at => root.dropped(root.parent.mapFromItem(null, at))
        onAbandoned: root.seat.putDown()
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A seat's lens, and the slip that answers it, inside the seat's own mat and turned to it.
Item {
    id: root

    /// A SeatMat.
    required property Item at
    readonly property SeatMat mat: at as SeatMat
    required property SeatAsk asks
    readonly property real unit: mat.unit

    x: mat.x
    y: mat.y
    width: mat.width
    height: mat.height
    rotation: mat.rotation

    Timer {
        interval: 250
        repeat: true
        running: root.asks.open || root.asks.listening
        onTriggered: root.asks.look()
    }

    Loader {
        readonly property bool wanted: root.asks.open || root.asks.listening || root.mat.context.holding === root.mat.seat

        x: root.mat.slip.x * root.unit
        y: root.mat.slip.y * root.unit
        width: root.mat.slip.width * root.unit
        height: root.mat.slip.height * root.unit
        // Made bit by bit while a finger still waits, it lies ready from then on.
        active: false
        asynchronous: !root.asks.open
        visible: root.asks.open
        onWantedChanged: active = true
        Component.onCompleted: active = wanted
        sourceComponent: SlipSheet {
            objectName: "slip " + root.mat.seat
            asks: root.asks
            context: root.mat.context
            words: root.mat.words
            ink: root.mat.table.ink
            unit: root.unit
            textSize: root.mat.context.textSizeAt(root.mat.seat)
            fixed: true
            // The slip lies at the edge of the mat that is towards the middle, and points there.
            tail: root.asks.face ? mapFromItem(root.asks.face, root.asks.face.width / 2, 0).x : -1
            onRuleWanted: section => {
                // The book lies where it lay, and says more.
                root.asks.close();
                root.mat.context.ruleWanted(root.mat.seat, section);
            }
        }
    }

    AskLens {
        readonly property bool placed: root.mat.lens.width > 0

        objectName: "lens " + root.mat.seat
        x: (placed ? root.mat.lens.x : Theme.plan.gap1) * root.unit
        y: placed ? root.mat.lens.y * root.unit : root.mat.place.rail.y + (root.mat.place.rail.height - height) / 2 - root.mat.rise * root.unit
        width: (placed ? root.mat.lens.width : Theme.plan.lensTarget) * root.unit
        height: (placed ? root.mat.lens.height : Theme.plan.smallCard) * root.unit
        radius: placed ? Math.min(Theme.plan.lens, 0.32 * root.mat.lens.height) : Theme.plan.lens
        visible: !root.mat.context.model.over
        table: root.mat.table
        mat: root.mat
        seat: root.mat.seat
        asks: root.asks
        words: root.mat.words
        colour: root.mat.colour
        unit: root.unit
    }
}

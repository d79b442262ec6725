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
        x: root.mat.slip.x * root.unit
        y: root.mat.slip.y * root.unit
        width: root.mat.slip.width * root.unit
        height: root.mat.slip.height * root.unit
        active: root.asks.open
        sourceComponent: SlipSheet {
            objectName: "slip " + root.mat.seat
            asks: root.asks
            context: root.mat.context
            words: root.mat.words
            ink: root.mat.table.ink
            board: root.mat.table.board
            unit: root.unit
            fixed: true
            // The slip lies at the edge of the mat that is towards the middle, and points there.
            tail: root.asks.face ? mapFromItem(root.asks.face, root.asks.face.width / 2, 0).x : -1
            onRuleWanted: section => root.mat.context.ruleWanted(root.mat.seat, section)
        }
    }

    AskLens {
        objectName: "lens " + root.mat.seat
        x: Theme.plan.gap1 * root.unit
        y: root.mat.place.rail.y + (root.mat.place.rail.height - height) / 2 - root.mat.rise * root.unit
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

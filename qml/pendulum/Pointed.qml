// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A ring around what a line of the log speaks of, wherever this table shows it.
Item {
    id: root

    required property GameTable table
    readonly property PendulumModel pendulum: table.model as PendulumModel
    readonly property rect board: table.places.board
    readonly property real unit: table.places.boardUnit
    readonly property seatPlace mat: table.places.seats[pointer.seat] ?? nowhere
    property seatPlace nowhere

    visible: table.context.pointed.word !== ""

    PendulumPointer { id: pointer; telling: root.table.context.pointed }

    BoardPlan { id: plan; rows: root.pendulum.rows }

    component Ring: Rectangle {
        /// In the board's units.
        property rect at
        property bool there: false

        visible: there && root.board.width > 0
        x: root.board.x + at.x * root.unit
        y: root.board.y + at.y * root.unit
        width: at.width * root.unit
        height: at.height * root.unit
        color: "transparent"
        radius: Theme.cardRadius
        border { width: Theme.focusLine * 1.5; color: Theme.brassBright }
    }

    Ring {
        objectName: "pointed spot"
        there: pointer.spot >= 0 && pointer.spot < plan.home
        at: plan.spots[pointer.spot] ?? Qt.rect(0, 0, 0, 0)
    }

    Ring {
        there: pointer.province >= 0
        at: plan.province(Math.max(0, pointer.province))
    }

    Ring {
        objectName: "pointed timer"
        there: pointer.timer >= 0
        at: plan.glass(root.pendulum.timers[Math.max(0, pointer.timer)].row)
    }

    Ring {
        objectName: "pointed seat"
        visible: pointer.seat >= 0 && root.mat.shown
        x: root.mat.mat.x
        y: root.mat.mat.y
        width: root.mat.mat.width
        height: root.mat.mat.height
        rotation: root.mat.turn
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A ring around what a line of the log speaks of, wherever this panel shows it.
Item {
    id: root

    required property PendulumPointer pointer
    required property Board board
    required property Places places
    required property list<Seat> people

    component Ring: Rectangle {
        color: "transparent"
        radius: Theme.cardRadius
        border { width: Theme.focusLine * 1.5; color: Theme.brassBright }
    }

    function onBoard(plan: rect): rect {
        return Qt.rect(board.x + plan.x * board.unit, board.y + plan.y * board.unit, plan.width * board.unit, plan.height * board.unit);
    }

    Ring {
        readonly property rect at: visible ? root.onBoard(root.board.plan.spot(root.pointer.spot)) : Qt.rect(0, 0, 0, 0)

        objectName: "pointed spot"
        visible: root.pointer.spot >= 0
        x: at.x
        y: at.y
        width: at.width
        height: at.height
    }

    Ring {
        readonly property rect at: visible ? root.onBoard(root.board.plan.province(root.pointer.province)) : Qt.rect(0, 0, 0, 0)

        visible: root.pointer.province >= 0
        x: at.x
        y: at.y
        width: at.width
        height: at.height
    }

    Ring {
        readonly property rect at: visible ? root.onBoard(root.board.plan.glass(root.board.model.timers[root.pointer.timer].row)) : Qt.rect(0, 0, 0, 0)

        visible: root.pointer.timer >= 0
        x: at.x
        y: at.y
        width: at.width
        height: at.height
    }

    Ring {
        readonly property rect at: visible ? root.places.mat(root.people[root.pointer.seat].place) : Qt.rect(0, 0, 0, 0)

        objectName: "pointed seat"
        visible: root.pointer.seat >= 0 && root.pointer.seat < root.people.length
        x: at.x
        y: at.y
        width: at.width
        height: at.height
    }
}

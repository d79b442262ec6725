// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// All figures, above the board and the mats, so that they can walk from one to the other.
Item {
    id: root

    required property GameTable table
    readonly property PendulumModel pendulum: table.model as PendulumModel
    readonly property TablePlaces places: table.places
    readonly property rect room: places.board

    /// Nobody walks while the table is being laid.
    property bool laid: false

    onRoomChanged: {
        laid = false;
        Qt.callLater(root.lay);
    }

    // By its name, so that it is not called on a table that is gone by then.
    function lay(): void {
        laid = true;
    }

    BoardPlan {
        id: board
        width: root.table.sizes.middle.width
        rows: root.pendulum.rows
    }

    // Figures' homes do not depend on a mat's width.
    MatPlan {
        id: mat
    }

    Repeater {
        model: root.pendulum.workers

        Worker {
            id: figure

            required property var model
            readonly property int spot: model.spot
            readonly property bool home: spot === board.home
            readonly property seatPlace place: root.places.seats[model.seat]

            objectName: "worker " + model.seat + " " + model.worker
            table: root.table
            hands: root.table.model.hands[model.seat]
            number: model.worker
            grande: model.grande
            can: model.can
            colour: root.table.colours[model.seat]
            emblem: root.table.people[model.seat].emblem
            turn: place.turn
            unit: home ? place.unit * Theme.plan.atHome : root.places.boardUnit
            // A rival's small mat counts those at home instead.
            inPlay: home ? place.shown && !place.compact : spot < board.home && root.places.board.width > 0
            settled: root.laid
            contested: model.contested
            pulse: root.table.pulse
            light: home ? Theme.brassBright : Theme.metalBright
            stand: home ? atHome(mat.homes[model.home], place) : onBoard(board.spots[spot] ?? Qt.rect(0, 0, 0, 0))

            function atHome(at: rect, seat: seatPlace): point {
                return seat.onTable(Qt.point((at.x + at.width / 2) * seat.unit, (at.y + at.height / 2) * seat.unit));
            }

            function onBoard(at: rect): point {
                const here = board.standIn(at, model.place, model.crowd);
                return Qt.point(root.places.board.x + here.x * root.places.boardUnit, root.places.board.y + here.y * root.places.boardUnit);
            }
        }
    }
}

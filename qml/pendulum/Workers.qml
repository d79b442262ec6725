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

    /// How far beyond the finger a figure is carried, and from how far a place takes it, in units.
    readonly property real beyond: 40
    readonly property real near: 30

    /// The middle of the nearest of these places, where one is near; otherwise the point itself.
    function caught(at: point, targets: list<int>): point {
        const x = (at.x - room.x) / places.boardUnit;
        const y = (at.y - room.y) / places.boardUnit;
        let best = at;
        let least = near;
        for (const target of targets) {
            const spot = board.spots[target];
            if (!spot || !(spot.width > 0))
                continue;
            const away = Math.hypot(Math.max(0, spot.x - x, x - spot.x - spot.width), Math.max(0, spot.y - y, y - spot.y - spot.height));
            if (away > least)
                continue;
            least = away;
            best = Qt.point(room.x + (spot.x + spot.width / 2) * places.boardUnit, room.y + (spot.y + spot.height / 2) * places.boardUnit);
        }
        return best;
    }

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
            readonly property bool home: spot === board.home || root.pendulum.over
            readonly property seatPlace place: root.places.seats[model.seat]
            readonly property PendulumTimer timer: root.pendulum.timers[board.areaOf(spot)]

            objectName: "worker " + model.seat + " " + model.worker
            table: root.table
            hands: root.table.model.hands[model.seat]
            number: model.worker
            grande: model.grande
            can: model.can
            colour: root.table.colours[model.seat]
            emblem: root.table.people[model.seat].emblem
            turn: place.turn
            unit: home ? place.unit * Theme.plan.atHome : root.places.boardUnit * board.sizeIn(board.spots[spot] ?? Qt.rect(0, 0, 0, 0), model.crowd)
            // A rival's small mat counts those at home instead.
            inPlay: home ? place.shown && !place.compact : spot < board.home && root.places.board.width > 0 && root.pendulum.phase !== "rewards"
            settled: root.laid
            contested: model.contested
            urgent: can === PendulumWorkers.Act && !home && timer.ending
            rests: can === PendulumWorkers.Nothing && root.pendulum.phase === "reposition"
            pulse: root.table.pulse
            onPaper: !home && spot % 8 >= 4
            light: home ? Theme.brassBright : Theme.metalBright
            ahead: root.table.desk ? 0 : root.beyond * root.places.boardUnit
            catches: at => ahead > 0 ? root.caught(at, hands.targets) : at
            stand: home ? atHome(mat.homes[model.home], place) : onBoard(board.spots[spot] ?? Qt.rect(0, 0, 0, 0))

            function atHome(at: rect, seat: seatPlace): point {
                const x = (at.x + at.width / 2) * seat.unit;
                return seat.onTable(Qt.point(root.table.context.otherHanded(model.seat) ? seat.mat.width - x : x, (at.y + at.height / 2) * seat.unit));
            }

            function onBoard(at: rect): point {
                const here = board.standIn(at, model.place, model.crowd);
                return Qt.point(root.places.board.x + here.x * root.places.boardUnit, root.places.board.y + here.y * root.places.boardUnit);
            }
        }
    }
}

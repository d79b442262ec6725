// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// All figures, above the board and the mats, so that they can walk from one to the other.
Item {
    id: root

    required property PendulumModel model
    required property Board board
    required property Places places
    required property list<Seat> people
    required property list<color> colours
    /// How bright an invitation is at the moment.
    property real pulse: 1
    /// The figure that a finger carries, or null.
    property Worker carried: null

    /// Nobody walks while the table is being laid.
    property bool laid: false
    readonly property rect room: places.board

    signal dropped(seat: int, worker: int, at: point)

    onRoomChanged: {
        laid = false;
        Qt.callLater(root.lay);
    }

    // By its name, so that it is not called on a table that is gone by then.
    function lay(): void {
        laid = true;
    }

    // Figures' homes do not depend on a mat's width.
    MatPlan { id: plan }

    Repeater {
        model: root.model.workers

        Worker {
            id: figure

            required property var model
            readonly property int spot: model.spot
            readonly property Seat person: root.people[model.seat]
            readonly property real matUnit: root.places.matUnit(person.place)

            objectName: "worker " + model.seat + " " + model.worker
            seat: root.model.seats[model.seat]
            worker: model.worker
            grande: model.grande
            can: model.can
            colour: root.colours[model.seat]
            emblem: person.emblem
            turn: root.places.turn(person.place)
            unit: spot < 48 ? root.board.unit : matUnit
            inPlay: spot <= 48
            settled: root.laid
            contested: model.contested
            pulse: root.pulse
            light: spot < 48 ? Theme.metalBright : Theme.brassBright
            stand: {
                if (spot < 48) {
                    root.board.plan.rows;
                    const at = root.board.plan.stand(spot, model.place, model.crowd);
                    return Qt.point(root.board.x + at.x * root.board.unit, root.board.y + at.y * root.board.unit);
                }
                const home = plan.home(model.place);
                return root.places.onTable(person.place,
                    Qt.point((home.x + home.width / 2) * matUnit, (home.y + home.height / 2) * matUnit));
            }
            onDropped: at => root.dropped(figure.model.seat, figure.worker, at)
            onDraggedChanged: root.carried = dragged ? figure : root.carried === figure ? null : root.carried
        }
    }
}

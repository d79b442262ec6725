// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host

/// A match of Pendulum that is watched again: the table as it was, which takes no touch.
Item {
    id: root

    required property Shell shell
    required property Replay replay
    readonly property list<int> places: [[], [0], [0, 3], [0, 1, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]][board.seatCount] ?? []
    property list<Seat> people

    Component.onCompleted: {
        seating.restore(places.map((place, seat) => ({
            place: place,
            emblem: seating.emblems[seat],
            colour: seating.colours[seat],
            language: root.shell.language.code,
            name: root.replay.names[seat] ?? "",
        })));
        people = places.map(place => seating.at(place));
    }

    Seats { id: seating }

    PendulumModel { id: board }

    GameReplay {
        id: match

        replay: root.replay
        model: board
    }

    Loader {
        anchors.fill: parent
        active: root.people.length > 0
        enabled: false
        sourceComponent: PendulumTable {
            model: board
            people: root.people
            clock: match.clock
            desk: true
            speaks: false
            mine: Math.max(0, root.replay.viewer)
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Sand

/// A moment of a match that always comes out the same, for pictures, benchmarks and touch tests.
Item {
    id: root

    property Shell shell: null
    property int seatCount: 5
    property string moment: "middle"
    property int seed: 7
    property bool advanced: false
    property bool untimed: false
    /// How long a claim can be contested, in milliseconds.
    property int grace: 0
    property string setup: "{}"
    property bool desk: false
    /// By seat, then from the first one again. Where nobody says, everybody reads another one, and the first seat what
    /// the shell is read in.
    property list<string> languages: {
        const all = anyLanguage.codes;
        const first = Math.max(0, all.indexOf(shell?.language.code ?? "en"));
        return all.map((_, index) => all[(first + index) % all.length]);
    }
    readonly property Language anyLanguage: Language {}
    /// Shows a refusal at the first seat.
    property bool refused: false
    readonly property PendulumModel model: board
    readonly property Rehearsal rehearsal: match
    readonly property list<int> places: [[], [0], [0, 3], [0, 1, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]][seatCount]
    /// Where a match stops that plays itself: what must be so in its state.
    readonly property var moments: ({
        middle: { phase: "playing", round: { least: 2 }, markers: { most: 2 }, "seats.0.owed": null },
        council: { phase: "rewards", round: { least: 2 }, "seats.*.owed.decisions.0": "reward" },
        sideCouncil: { phase: "rewards", "seats.2.owed.decisions.0": "reward" },
        tray: { phase: "playing", "seats.0.owed.decisions.0": "province" },
        over: { over: true }
    })
    property list<Seat> people
    /// Still, unless somebody lets it run: the sand is asked for at every frame then.
    property bool running: false
    property SandClock clock: StillClock { time: match.now; running: root.running }

    Seats { id: seating }

    PendulumModel { id: board }

    Rehearsal {
        id: match

        game: "pendulum"
        model: board
        options: ({
            seats: root.seatCount,
            characters: Array(root.seatCount).fill(root.advanced ? "randomAdvanced" : "random"),
            untimed: root.untimed ? [1, 2, 3, 4] : []
        })
        seed: root.seed
        grace: root.grace
        setup: root.setup
        until: root.moments[root.moment] ?? {}
        weights: ({ act: 60, achieve: 30, flip: 30, done: 3, play: 3, place: 1, recover: 1, pace: 0 })
    }

    Loader {
        id: loader

        anchors.fill: parent
        active: root.people.length === root.seatCount
        sourceComponent: PendulumTable {
            objectName: "table"
            model: board
            people: root.people
            desk: root.desk
            onMineWanted: seat => mine = seat
            clock: root.clock
        }
    }

    Component.onCompleted: {
        const list = [];
        for (const place of places) {
            const seat = seating.at(place);
            seat.sitDown();
            seat.chooseLanguage(languages[list.length % languages.length]);
            seat.settle();
            list.push(seat);
        }
        people = list;
        if (refused)
            model.seats[0].ask("done");
    }
}

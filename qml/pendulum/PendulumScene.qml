// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A moment of a match of Pendulum that always comes out the same.
BoardScene {
    id: root

    property bool advanced: false
    property bool untimed: false
    /// Shows a refusal at the first seat.
    property bool refused: false
    /// See PendulumTable.
    property real showAt: -1
    property string endAt: ""
    /// Time passes until the sand of this area has so many seconds left; below zero: none of them is waited for.
    property int endingArea: -1
    property int secondsLeft: 0
    /// Two wanted the same frame; the grace has to be long enough for both.
    property bool contested: false
    /// What people have just done: { seat, say } a command, { seat, piece, place } brings a figure to a spot, without a place
    /// takes it up, { seat, card } lifts a card, { wait } lets milliseconds pass.
    property var acts: []
    /// The answer that whoever chooses looks at, or -1.
    property int considering: -1
    property bool paused: false
    property bool leftHanded: false
    /// The first seat has lifted its first card.
    property bool lifting: false

    game: "pendulum"
    endsItself: true
    seatCount: 5
    moment: "middle"
    model: PendulumModel {
        id: pendulum
    }
    characters: pendulum.seats.map(seat => seat.character)
    options: ({
            seats: seatCount,
            characters: Array(seatCount).fill(advanced ? "randomAdvanced" : "random"),
            untimed: untimed ? [1, 2, 3, 4] : []
        })
    weights: ({
            act: 60,
            achieve: 30,
            flip: 30,
            done: 3,
            play: 3,
            place: 1,
            recover: 1,
            pace: 0
        })
    moments: ({
            middle: {
                phase: "playing",
                round: {
                    least: 2
                },
                markers: {
                    most: 2
                },
                "seats.0.owed": null
            },
            council: {
                phase: "rewards",
                round: {
                    least: 2
                },
                "seats.*.owed.decisions.0": "reward"
            },
            sideCouncil: {
                phase: "rewards",
                "seats.2.owed.decisions.0": "reward"
            },
            ready: {
                phase: "ready"
            },
            free: {
                phase: "playing",
                markers: {
                    most: 2
                }
            },
            lastFlip: {
                phase: "playing",
                markers: {
                    most: 1
                }
            },
            limit: {
                phase: "limit"
            },
            reposition: {
                phase: "reposition"
            },
            tray: {
                phase: "playing",
                "seats.0.owed.decisions.0": "province"
            }
        })
    table: PendulumTable {
        context: root.context
        part: root.part
        showAt: root.showAt
        endAt: root.endAt
    }
    Component.onCompleted: {
        if (refused)
            pendulum.seats[0].ask("done");
        if (endingArea >= 0)
            letSandRun(pendulum.timers[endingArea]);
        if (contested)
            contest();
        for (const act of acts)
            show(act);
        const chooser = pendulum.seats.find(seat => seat.decision === "reward");
        if (considering >= 0)
            chooser.consider(chooser.answers[considering].text);
        if (paused)
            context.togglePause(0);
        if (leftHanded)
            context.otherHandSeats = pendulum.seats.map(seat => seat.index);
        if (lifting)
            pendulum.seats[0].tapCard(pendulum.seats[0].playable[0]);
    }

    Connections {
        target: root.context

        function onPauseToggled(): void {
            root.context.paused = !root.context.paused;
        }
    }

    function show(act: var): void {
        const seat = pendulum.seats[act.seat ?? 0];
        if (act.wait)
            rehearsal.wait(act.wait);
        else if (act.say)
            rehearsal.submit(act.seat, act.say);
        else if (act.card)
            seat.tapCard(seat.hand.find(card => card.id === act.card).number);
        else if (act.place !== undefined)
            seat.bring("worker", act.piece, act.place);
        else
            seat.pickUp("worker", act.piece);
    }

    function letSandRun(glass: PendulumTimer): void {
        rehearsal.wait(Math.max(0, glass.flippedAt + glass.duration - 1000 * secondsLeft - rehearsal.now));
    }

    /// Whoever stands lower comes first.
    function contest(): void {
        const all = Array.from(pendulum.seats).sort((one, other) => other.rank - one.rank);
        for (const lower of all) {
            for (const mine of lower.moves.filter(move => move.verb === "place" && move.second < 48)) {
                for (const higher of all.filter(seat => seat.rank < lower.rank)) {
                    const theirs = higher.moves.find(move => move.verb === "place" && move.second === mine.second);
                    if (!theirs)
                        continue;
                    rehearsal.submit(lower.index, mine.text);
                    rehearsal.wait(200);
                    rehearsal.submit(higher.index, theirs.text);
                    if (lower.refusal.word === "lostToPrivilege")
                        return;
                }
            }
        }
    }
}

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

    game: "pendulum"
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
            tray: {
                phase: "playing",
                "seats.0.owed.decisions.0": "province"
            }
        })
    table: PendulumTable {
        context: root.context
        part: root.part
        showAt: root.showAt
    }
    Component.onCompleted: {
        if (refused)
            pendulum.seats[0].ask("done");
    }
}

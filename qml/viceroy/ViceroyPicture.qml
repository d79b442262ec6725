// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What Viceroy looks like, for its card: a pyramid with its circles, and a card that is tried on a place.
ViceroyScene {
    readonly property list<var> pyramid: [["corporal", 1, 0, "defense"], ["shipHand", 1, 1, "magic"], ["mercenary", 1, 2, "infiniteYellow"], ["census", 1, 3, ""], ["magicDecree", 1, 4, ""], ["herbalist", 1, 5, ""], ["baron", 2, 0, "magic"], ["druid", 2, 1, "magic"], ["admiral", 2, 2, "science"], ["patronage3", 2, 3, ""], ["scout", 2, 4, ""], ["marshal", 3, 1, "science"], ["governor", 3, 2, "magicBonus3"], ["crossbowwoman", 3, 3, ""], ["miner", 4, 1, "points8"], ["fairy", 4, 2, "infiniteGreen"], ["firstMate", 5, 1, "points15"]]

    seatCount: 2
    setup: JSON.stringify({
        phase: "playing",
        round: 10,
        subround: 1,
        actor: 0,
        inPhase: [0],
        playing: "captain",
        play: {
            step: "place"
        },
        seats: [
            {
                sealed: "captain",
                ask: "place",
                hand: ["captain"],
                gems: {
                    blue: 4,
                    green: 4,
                    yellow: 4,
                    red: 4
                },
                pyramid: pyramid.map(([card, level, column, token]) => ({
                            card: card,
                            level: level,
                            column: column,
                            tokens: token === "" ? [] : [token]
                        }))
            },
            {
                sealed: "pass"
            }
        ]
    })
    tried: 2
    crop: Qt.rect(0.3915, 0.615, 0.385, 0.385)
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A moment of Tiletum, for pictures and tests.
BoardScene {
    id: scene

    property int challenges: 0
    /// Whoever is on turn considers the first die, so many steps further.
    property bool considers: false
    property int changes: 0
    /// The seat that considers the first die while others play.
    property int plans: -1
    /// The space that whoever is on turn reads about; or the card set.
    property int looks: -1
    property bool readsCards: false
    /// The board that the seat beside whoever is on turn reads as a copy.
    property int copies: -1

    game: "tiletum"
    model: TiletumModel {
        id: board
    }
    cueLengths: board.cueLengths
    options: ({
            seats: seatCount,
            challenges: challenges
        })
    weights: ({
            endTurn: 1,
            finish: 1,
            replace: 1,
            exchange: 2,
            decline: 1,
            buy: 1,
            settle: 60,
            house: 60,
            pillar: 60,
            fulfil: 60,
            adorn: 60,
            contribute: 60
        })
    moments: ({
            roll: {},
            second: {
                round: {
                    least: 2
                },
                "open.0.open": "chooseDie"
            },
            middle: {
                round: {
                    least: 3
                },
                "open.0.open": "chooseDie"
            },
            late: {
                round: {
                    least: 4
                },
                cycle: {
                    least: 3
                },
                "open.0.open": "spend"
            },
            architect: {
                round: {
                    least: 2
                },
                "open.0.open": "spend",
                "open.0.action": "architect",
                "open.0.points": {
                    least: 3
                }
            },
            merchant: {
                round: {
                    least: 2
                },
                "open.0.open": "spend",
                "open.0.action": "merchant",
                "open.0.points": {
                    least: 3
                }
            },
            // Seen from the south, as in the plan's picture.
            market: {
                round: {
                    least: 2
                },
                active: 0,
                "open.0.open": "spend",
                "open.0.action": "merchant",
                "open.0.points": {
                    least: 3
                }
            },
            character: {
                round: {
                    least: 2
                },
                "open.0.open": "spend",
                "open.0.action": "character",
                "open.0.points": {
                    least: 2
                }
            },
            contract: {
                round: {
                    least: 2
                },
                "open.0.open": "spend",
                "open.0.action": "contract",
                "open.0.points": {
                    least: 2
                }
            },
            joker: {
                round: {
                    least: 2
                },
                "open.0.open": "chooseAction"
            },
            rich: {
                round: {
                    least: 2
                },
                "open.0.open": "chooseDie",
                active: 0,
                "boards.0.resources.gold": {
                    least: 4
                }
            },
            climb: {
                "open.0.action": "king"
            },
            inner: {
                round: {
                    least: 2
                },
                "open.1.open": "resources"
            },
            tile: {
                round: {
                    least: 2
                },
                "open.0.open": "bonusTile"
            },
            king: {
                phase: "king"
            }
        })
    table: Component {
        TiletumTable {
            objectName: "table"
            context: scene.context
            part: scene.part
        }
    }
    Component.onCompleted: {
        const seat = board.seats[considers || looks >= 0 || readsCards ? board.active : plans];
        if (considers || plans >= 0)
            seat.considerDie(board.dice[0].resource, board.dice[0].value);
        if (changes > 0)
            seat.changeDie(changes);
        if (looks >= 0)
            seat.lookAt(looks);
        if (readsCards)
            seat.lookAtCards();
        if (copies >= 0)
            board.seats[(board.active + 1) % seatCount].lookAtBoard(copies);
    }
}

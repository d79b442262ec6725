// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A moment of a match of Viceroy that always comes out the same, for pictures, benchmarks and touch tests.
BoardScene {
    id: scene

    property int virtuals: scene.seatCount === 1 ? 1 : 0
    property bool otherEdition: false

    /// See ViceroyTable.
    property int deafTime: Theme.deafTime

    /// Seats with an open screen, and the place that the first seat tries.
    property list<int> opened
    property int tried: -1
    /// The first seat looks around, or reads this rival's pyramid.
    property bool looking: false
    property int read: -1
    /// The line of the score sheet whose sources are lit.
    property string counted: ""
    /// The card that the first seat means for a law, touched once.
    property int meantTile: -1
    /// See TableManner.
    property int record: -2
    /// Several people share a desktop.
    property bool curtained: false

    readonly property TableManner manner: TableManner {
        deafTime: scene.deafTime
        record: scene.record
        opened: scene.opened
        looking: scene.looking ? [0] : []
        read: scene.read
        shared: scene.part === TablePlaces.Around || scene.curtained
    }

    game: "viceroy"
    model: ViceroyModel {
        id: match
        shuffleSeed: scene.seed
    }
    cueLengths: match.cueLengths
    options: ({
            seats: scene.seatCount,
            virtuals: scene.virtuals,
            fourCharacters: scene.otherEdition,
            cardsForGems: scene.otherEdition
        })
    places: [[], [0], [0, 3], [0, 1, 3], [0, 1, 3, 4]]
    weights: ({
            pass: 2,
            decline: 2,
            bid: 30,
            unseal: 0,
            place: 20,
            play: 30,
            sell: 0
        })
    moments: ({
            bidding: {
                phase: "bidding",
                round: {
                    least: 5
                }
            },
            placing: {
                phase: "playing",
                round: {
                    least: 7
                },
                "seats.0.ask": "place"
            },
            passing: {
                phase: "settling",
                round: {
                    least: 5
                },
                "seats.0.ask": "takeGem"
            },
            settling: {
                phase: "settling",
                round: {
                    least: 3
                }
            },
            revealed: {
                phase: "playing",
                round: {
                    least: 6
                }
            },
            agreement: {
                phase: "settling",
                round: {
                    least: 4
                },
                "seats.*.ask": "propose"
            },
            law: {
                phase: "playing",
                round: {
                    least: 5
                },
                "seats.0.ask": "lawOption"
            },
            recolouring: {
                phase: "recolouring"
            }
        })
    table: ViceroyTable {
        context: scene.context
        part: scene.part
        manner: scene.manner
    }
    Loader {
        anchors.fill: parent
        z: 1
        active: scene.curtained
        sourceComponent: Curtain {
            context: scene.context
            manner: scene.manner
            words: scene.people[0].language.words
        }
    }

    Component.onCompleted: {
        if (counted !== "")
            context.count.light(counted, -1);
        if (meantTile >= 0)
            (model as ViceroyModel).seats[0].tapTile(meantTile);
        if (tried >= 0)
            (model as ViceroyModel).seats[0].tryPlace(tried);
    }
}

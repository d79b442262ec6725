// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language

/// The games' cards side by side, with the wishes of those who look at them.
Item {
    id: root

    required property Shell shell
    required property Lobby lobby
    required property Seats seats
    required property list<gameEntry> games
    required property real unit
    required property list<unfinishedMatch> tonight
    property unfinishedMatch none
    readonly property Catalogue house: shell.language.words
    /// Somebody touched a card before anybody sat down.
    signal nobodySits

    /// In whose words a card is called at one of the long sides: the nearest person's.
    function wordsOf(places: list<int>): Catalogue {
        const people = places.map(place => seats.at(place)).filter(seat => seat.seated);
        return people.length > 0 ? people[0].language.words : house;
    }

    Repeater {
        model: root.games

        Item {
            id: spot

            required property int index
            required property gameEntry modelData
            readonly property int facing: root.lobby.facing[index] ?? -1
            readonly property bool leftSide: index * 2 < root.games.length - 1

            x: root.width / 2 + ((index - root.games.length / 2) * 524 + 14) * root.unit
            y: (root.height - height) / 2
            z: facing >= 0 ? 1 : 0
            width: 496 * root.unit
            height: 424 * root.unit

            LobbyCard {
                anchors.fill: parent
                shell: root.shell
                game: spot.modelData
                unit: root.unit
                waiting: root.tonight.find(match => match.gameId === spot.modelData.id) ?? root.none
                reader: spot.facing >= 0 ? root.seats.at(spot.facing) : null
                near: root.seats.seatedCount >= 0 ? root.wordsOf(spot.leftSide ? [0, 1] : [1, 0]) : root.house
                far: root.seats.seatedCount >= 0 ? root.wordsOf(spot.leftSide ? [4, 3] : [3, 4]) : root.house
                onTouched: at => {
                    rest.restart();
                    if (root.lobby.touch(spot.index, at) < 0)
                        root.nobodySits();
                }
                onPulled: way => {
                    rest.restart();
                    if (root.lobby.pull(spot.index, way) < 0)
                        root.nobodySits();
                }
            }

            WishTokens {
                anchors.fill: parent
                card: spot.index
                lobby: root.lobby
                seats: root.seats
                unit: root.unit
            }

            Timer {
                id: rest

                interval: 20000
                running: spot.facing >= 0
                onTriggered: root.lobby.lieDown(spot.index)
            }
        }
    }
}

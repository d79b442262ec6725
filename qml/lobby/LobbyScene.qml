// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Pages
import Sandglass.Table

/// The table before a match: people sit down at its edge, look at games, and lay one out in the middle.
Item {
    id: root

    required property Shell shell
    property Seats seats: shell.seats
    /// The set-up that lies in the middle, and whose game it is; null while the cards lie there.
    property SetupPage setup: null
    property gameEntry laidOut
    property Component plate: null
    readonly property list<gameEntry> games: shell.games.games
    /// The games that tonight's people have left unfinished.
    readonly property list<string> tonight: waiting.map(match => match.gameId)
    property list<unfinishedMatch> waiting: shell.evening.unfinished
    readonly property Lobby lobby: Lobby {
        seats: root.seats
        cards: root.games.length
    }
    signal played(game: gameEntry, place: int)
    signal resumed(match: unfinishedMatch)
    signal leaving
    signal bookOpened(place: int)

    /// The rules of the game that is laid out, at the place of whoever laid it out, or else of the first who sits there.
    function openBook(): void {
        const seated = [0, 1, 2, 3, 4].filter(place => seats.at(place).seated);
        if (seated.length > 0)
            bookOpened(seated.includes(lobby.laidBy) ? lobby.laidBy : seated[0]);
    }

    /// The free place that is nearest to a point of the table shines for a while: whoever woke it sits down there.
    function invite(at: point): void {
        const near = [0, 1, 2, 3, 4].filter(place => !seats.at(place).seated).map(place => {
            const area = scene.layout.area(place, false);
            return {
                place: place,
                away: Math.hypot(area.x + area.width / 2 - at.x, area.y + area.height / 2 - at.y)
            };
        }).sort((one, other) => one.away - other.away)[0];
        scene.invited = near?.place ?? -1;
        invitation.restart();
    }

    onSetupChanged: {
        if (!setup)
            lobby.putBack();
    }

    TableScene {
        id: scene

        anchors.fill: parent
        seats: root.seats
        language: root.shell.language
        wanted: hint.running
        leavable: !root.shell.staff.lockLeaving
        middle: root.plate ?? cards
        settled: TakenPlace {
            id: taken

            shell: root.shell
            lobby: root.lobby
            games: root.games
            tonight: root.tonight
            setup: root.setup
            laidOut: root.laidOut
            onPlayed: (game, place) => {
                if (root.lobby.layOut(place))
                    root.played(game, place);
            }
            onResumed: gameId => root.resumed(root.waiting.find(match => match.gameId === gameId))

            Connections {
                target: root

                function onBookOpened(place: int): void {
                    if (taken.seat.place === place)
                        taken.open("book", root.laidOut);
                }
            }
        }
        onLeaveRequested: root.leaving()
    }

    Timer {
        id: invitation

        interval: Theme.readTime
        onTriggered: scene.invited = -1
    }

    Timer {
        id: hint

        interval: Theme.readTime
    }

    Component {
        id: cards

        LobbyCards {
            shell: root.shell
            lobby: root.lobby
            seats: root.seats
            games: root.games
            tonight: root.waiting
            unit: scene.layout.unit
            onNobodySits: hint.restart()
        }
    }
}

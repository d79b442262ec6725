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
    readonly property list<string> tonight: shell.evening.unfinished.map(match => match.gameId)
    readonly property Lobby lobby: Lobby {
        seats: root.seats
        cards: root.games.length
    }
    signal played(game: gameEntry, place: int)
    signal resumed(match: unfinishedMatch)
    signal leaving

    TableScene {
        id: scene

        anchors.fill: parent
        seats: root.seats
        language: root.shell.language
        wanted: hint.running
        middle: root.plate ?? cards
        settled: TakenPlace {
            shell: root.shell
            lobby: root.lobby
            games: root.games
            tonight: root.tonight
            setup: root.setup
            laidOut: root.laidOut
            onPlayed: (game, place) => {
                if (root.lobby.layOut())
                    root.played(game, place);
            }
            onResumed: gameId => root.resumed(root.shell.evening.unfinished.find(match => match.gameId === gameId))
        }
        onLeaveRequested: root.leaving()
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
            unit: scene.layout.unit
            onNobodySits: hint.restart()
        }
    }
}

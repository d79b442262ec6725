// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Lobby
import Sandglass.Pages

/// Table mode before a match: the people around the edge, and in the middle the games; then the set-up of one of them,
/// turned to the side that asked for it, while people still come and go.
Item {
    id: root

    required property Shell shell
    required property gameEntry game
    required property bool settingUp
    /// How the set-up lies, in degrees: to one of the long sides. At the short one there is no room for it.
    property int facing: 0
    /// The place that asked for the set-up.
    property int asker: -1
    /// Whoever asked, or after it was turned, somebody at that side.
    readonly property Seat reader: {
        const people = [asker, 0, 1, 2, 3, 4].map(place => shell.seats.at(place)).filter(seat => seat !== null && seat.seated);
        return people.find(seat => (seat.turn === 180) === (facing === 180)) ?? people[0] ?? null;
    }
    property SetupPage setup: null
    readonly property LobbyScene scene: lobby
    signal back
    signal play(game: gameEntry)
    signal resume(match: unfinishedMatch)
    signal started(options: var, people: var)
    signal cancelled
    signal learnFirst

    /// Whoever woke the table stands there.
    function invite(at: point): void {
        lobby.invite(at);
    }

    LobbyScene {
        id: lobby

        anchors.fill: parent
        shell: root.shell
        laidOut: root.game
        setup: root.settingUp ? root.setup : null
        plate: root.settingUp ? plate : null
        onPlayed: (game, place) => {
            root.asker = place;
            root.facing = root.shell.seats.at(place).turn === 180 ? 180 : 0;
            // Another game is laid out in the place of the one that lies there.
            if (!root.settingUp)
                return root.play(game);
            root.cancelled();
            Qt.callLater(root.play, game);
        }
        onResumed: match => root.resume(match)
        onLeaving: root.back()
    }

    Component {
        id: plate

        Item {
            SetupHolder {
                id: holder

                anchors.fill: parent
                rotation: root.facing
                shell: root.shell
                game: root.game
                table: true
                reader: root.reader
                onStarted: (options, people) => root.started(options, people)
                onBack: root.cancelled()
                onLearnFirst: root.learnFirst()
                onRulesWanted: lobby.openBook()
                onTurned: root.facing = 180 - root.facing
                onPageChanged: root.setup = page
                Component.onDestruction: root.setup = null

                Behavior on rotation {
                    RotationAnimation {
                        duration: Theme.turnTime
                        direction: RotationAnimation.Shortest
                    }
                }
            }
        }
    }
}

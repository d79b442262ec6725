// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// A lobby to be pictured: who sits there and who looks at which game is given, and nothing moves.
Item {
    id: root

    required property Shell shell
    /// As Seats keeps them.
    property list<var> people
    /// By place, as far as it goes: the card that is looked at there, or -1.
    property list<int> looking
    /// By place, as far as it goes: what lies open there, and of which game.
    property list<string> leaves
    property string leafGame: "pendulum"
    /// Tonight's matches that wait: games with rounds.
    property var waiting: ({})
    readonly property list<unfinishedMatch> unfinished: Object.keys(waiting).map(game => ({
                gameId: game,
                journal: game,
                round: waiting[game],
                people: people.slice(0, 2)
            }))

    function open(item: Item, place: int, leaf: string): void {
        if (item instanceof TakenPlace && item.seat.place === place)
            item.open(leaf, shell.games.games.find(game => game.id === leafGame));
        item.children.forEach(child => open(child, place, leaf));
    }

    Component.onCompleted: {
        shell.seats.restore(people);
        scene.active = true;
        looking.forEach((card, place) => (scene.item as LobbyScene).lobby.look(place, card));
        leaves.forEach((leaf, place) => open(scene.item, place, leaf));
    }

    Loader {
        id: scene

        anchors.fill: parent
        active: false
        sourceComponent: LobbyScene {
            shell: root.shell
            waiting: root.unfinished
        }
    }
}

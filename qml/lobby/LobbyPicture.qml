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

    Component.onCompleted: {
        shell.seats.restore(people);
        scene.active = true;
        looking.forEach((card, place) => (scene.item as LobbyScene).lobby.look(place, card));
    }

    Loader {
        id: scene

        anchors.fill: parent
        active: false
        sourceComponent: LobbyScene {
            shell: root.shell
        }
    }
}

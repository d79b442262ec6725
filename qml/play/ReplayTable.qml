// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host

/// A match of a game that is watched again: the table as it was, which takes no touch. A game's own derives from it and
/// gives its model and its table, which reads `context`.
Item {
    id: root

    required property Shell shell
    required property Replay replay
    required property TableModel model
    /// See TableContext.
    property list<string> characters
    required property Component table
    readonly property TableContext context: shared

    GameReplay {
        id: match

        replay: root.replay
        model: root.model
    }

    UsualSeats {
        id: usual

        count: root.model.seatCount
        language: root.shell.language.code
        names: root.replay.names
        looks: root.replay.people
    }

    TableContext {
        id: shared

        model: root.model
        game: root.replay.game
        characters: root.characters
        people: usual.people
        clock: match.clock
        watched: true
        mine: Math.max(0, root.replay.viewer)
    }

    Loader {
        anchors.fill: parent
        active: usual.people.length > 0
        enabled: false
        sourceComponent: root.table
    }
}

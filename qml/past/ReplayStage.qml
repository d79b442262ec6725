// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Host
import Sandglass.Language

/// The match at the moment that is seen: the game's own board where it has one to show, otherwise who is ahead.
Item {
    id: root

    required property Shell shell
    required property Replay replay
    readonly property Catalogue words: shell.language.words
    readonly property gameEntry game: shell.games.games.find(entry => entry.id === replay.game) ?? nothing
    property gameEntry nothing
    property Item board: null

    Component.onCompleted: {
        if (game.replayType === "")
            return;
        const component = Qt.createComponent(game.pageModule, game.replayType);
        if (component.status !== Component.Ready) {
            console.warn(component.errorString());
            return;
        }
        board = component.createObject(root, {
            shell: root.shell,
            replay: root.replay
        }) as Item;
        board.anchors.fill = root;
    }

    StandingsPanel {
        anchors.fill: parent
        visible: root.board === null
        words: root.words
        replay: root.replay
    }
}

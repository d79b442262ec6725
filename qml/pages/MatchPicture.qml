// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host

/// A match that was left, as it lies there: its own board, with what everybody at the table may see, and nothing more.
/// It is painted once, when nothing else is; until then nothing is shown.
Item {
    id: root

    required property Shell shell
    required property gameEntry game
    required property unfinishedMatch match
    readonly property string key: [match.moves, Theme.name, shell.language.code].join(" ")
    readonly property url kept: BoardPictures.matches[match.journal]?.key === key ? BoardPictures.matches[match.journal].url : ""
    readonly property bool isPicture: true
    /// It has to be painted, and there is something to paint.
    readonly property bool wanted: kept.toString() === "" && shell.house !== null && game.replayType !== ""
    property Item board: null
    readonly property bool mine: BoardPictures.painter === root

    function take(): void {
        if (!wanted || BoardPictures.painter !== null)
            return;
        BoardPictures.painter = root;
        begin.restart();
    }

    /// The next one may paint.
    function leave(): void {
        begin.stop();
        painted.stop();
        board?.destroy();
        board = null;
        if (mine)
            BoardPictures.painter = null;
    }

    function paint(): void {
        if (!room.open(match.journal))
            return leave();
        room.replay.jump(room.replay.steps);
        const component = Qt.createComponent(game.pageModule, game.replayType);
        board = component.status === Component.Ready ? component.createObject(studio, {
            shell: shell,
            replay: room.replay,
            enabled: false,
            width: studio.width,
            height: studio.height
        }) as Item : null;
        if (board)
            painted.restart();
        else
            leave();
    }

    clip: true
    Accessible.ignored: true
    onWantedChanged: {
        if (wanted)
            return take();
        leave();
        tidy.restart();
    }
    Component.onCompleted: take()
    Component.onDestruction: leave()

    Connections {
        target: BoardPictures

        function onPainterChanged(): void {
            again.restart();
        }
    }

    Timer {
        id: again

        interval: 50
        onTriggered: root.take()
    }

    // The board goes before the match that it shows.
    Timer {
        id: tidy

        interval: 50
        onTriggered: {
            if (!root.wanted)
                room.close();
        }
    }

    // The page comes first.
    Timer {
        id: begin

        interval: 300
        onTriggered: root.paint()
    }

    ReplayRoom {
        id: room

        matches: root.shell.house?.matches ?? null
    }

    Image {
        anchors.fill: parent
        source: root.kept
        fillMode: Image.PreserveAspectCrop
        mipmap: true
    }

    Item {
        id: studio

        anchors.centerIn: parent
        width: 1920
        height: 1080
        scale: Math.max(root.width / width, root.height / height)
    }

    // Some of it comes a moment later.
    Timer {
        id: painted

        interval: 400
        onTriggered: {
            if (root.board && root.Window.window && !root.board.grabToImage(grab => BoardPictures.keepMatch(root.match.journal, root.key, grab), Qt.size(480, 270)))
                start();
        }
    }
}

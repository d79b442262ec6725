// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host

/// A table where nobody is: opponents play on the real board, a little smaller than the screen and always wandering,
/// ribbons invite from every side in every language, and with the time it dims. Nothing stands still for hours.
Rectangle {
    id: root

    required property Shell shell
    required property Wakefulness sleep
    /// The board of the match that is only looked at: `host` is what it shows, of the game `shown`.
    required property Component board
    readonly property list<gameEntry> games: shell.games.games
    readonly property gameEntry game: games[sleep.game] ?? games[0]
    readonly property Host host: showcase.host
    /// What is on the table, and what the ribbons call it: changed while it is dark.
    property gameEntry shown

    function next(): void {
        if (games.length === 0)
            return;
        shown = game;
        showcase.play(game.id, game.mostSeats, shell.language.code);
    }

    color: Theme.darkness
    Component.onCompleted: next()
    // The board goes before the match that it shows.
    Component.onDestruction: showcase.stop()
    onGameChanged: {
        if (showcase.host)
            change.restart();
    }

    Connections {
        target: root.host

        function onRoundChanged(): void {
            // Not in the middle of its move: it goes with what is shown.
            if (root.host.round > 1)
                Qt.callLater(root.sleep.showNext);
        }
    }

    Showcase {
        id: showcase

        house: root.shell.house
        onEnded: change.restart()
    }

    SequentialAnimation {
        id: change

        NumberAnimation {
            target: veil
            property: "opacity"
            to: 1
            duration: Theme.reducedMotion ? 0 : 600
        }
        ScriptAction {
            script: root.next()
        }
        NumberAnimation {
            target: veil
            property: "opacity"
            to: 0
            duration: Theme.reducedMotion ? 0 : 600
        }
    }

    SleepingPicture {
        id: picture

        objectName: "sleepingPicture"
        // Where nothing shall be seen to move, it goes in a few large steps.
        readonly property int step: Theme.reducedMotion ? Math.round(40 * unit) : 1

        x: Math.round((root.width - width) * root.sleep.wanderX / step) * step
        y: Math.round((root.height - height) * root.sleep.wanderY / step) * step
        width: Math.round(root.width * root.sleep.size)
        height: Math.round(root.height * root.sleep.size)
        nameId: root.shown.nameId
        turns: root.sleep.turns
        codes: root.shell.staff.languages

        Loader {
            anchors.fill: parent
            active: root.host !== null
            enabled: false
            sourceComponent: root.board
        }
    }

    Rectangle {
        id: veil

        anchors.fill: parent
        color: Theme.table
        opacity: 0
        visible: opacity > 0
    }

    Rectangle {
        objectName: "dimming"
        anchors.fill: parent
        color: Theme.night
        opacity: 1 - root.sleep.brightness
        visible: opacity > 0
    }
}

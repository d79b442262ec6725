// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Pages

/// A match of a game being played: around the table, or in panels on a desktop. A game's page derives from it and gives
/// its model, its table and its desktop, which read `context`.
MatchPage {
    id: root

    required property string game
    required property TableModel model
    /// See TableContext.
    property list<string> characters
    /// A GameTable with `context: page.context`.
    required property Component around
    /// A DeskMatch with `page: page`.
    required property Component desk
    /// By event word, how long its cue is shown.
    property var cueLengths: ({})

    readonly property Party party: people
    readonly property TableContext context: shared

    Party {
        id: people

        host: root.host
    }

    GameMatch {
        id: match

        host: root.host
        model: root.model
        opponents: people.bots
        onlySeat: root.table ? -1 : shared.mine
        onShown: film.follow()
    }

    CuePlayer {
        id: film

        host: root.host
        clock: match.clock
        model: root.model
        lengths: root.cueLengths
        still: Theme.reducedMotion
    }

    FrameAnimation {
        running: film.playing && (match.clock?.running ?? false)
        onTriggered: film.look()
    }

    TableContext {
        id: shared

        model: root.model
        game: root.game
        characters: root.characters
        people: Array.from(people.people)
        clock: match.clock
        paused: root.host.paused
        digits: root.shell.settings.timerDigits
        middleTurns: root.shell.settings.middleTurns
        warning: root.host.warning
        bots: people.bots
        cues: film
        onPauseToggled: root.host.paused ? root.host.resume() : root.host.pause()
        onTouched: {
            film.touch();
            if (!root.model.asksPerson())
                root.host.hurry();
        }
        onMineWanted: seat => {
            if (people.bots[seat] === "")
                mine = seat;
        }
    }

    // Also when an opponent plays it for a while.
    Component.onCompleted: {
        shared.mine = Math.max(0, people.bots.indexOf(""));
        live = true;
    }

    /// The match ends before everybody's eyes: it is counted line by line.
    property bool live: false
    Connections {
        target: shared

        function onOverChanged(): void {
            if (root.live && shared.over)
                shared.count.begin();
        }
    }

    MatchSounds {
        game: root.game
        cues: film
        sounds: root.shell.house?.sounds ?? null
    }

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: root.table ? seated : root.desk
    }

    Component {
        id: seated

        TableMatch {
            host: root.host
            party: people
            table: root.around
            onBack: root.back()
        }
    }
}

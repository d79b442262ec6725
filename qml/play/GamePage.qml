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
    /// See TableContext.
    property bool endsItself: false
    /// By event word, how long its cue is shown.
    property var cueLengths: ({})
    /// What films run by, and where they stand: see CuePlayer. A lesson has its own, since its sand stands.
    property SandClock filmClock: FilmClock {
        host: root.host
    }
    property string holdAfter: ""
    /// Lessons lead back here.
    property bool mayLearn: true

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
        clock: root.filmClock
        model: root.model
        lengths: root.cueLengths
        holdAfter: root.holdAfter
        still: Theme.reducedMotion
    }

    FrameAnimation {
        running: film.playing && !film.held && (root.filmClock?.running ?? false)
        onTriggered: film.look()
    }

    // On a desktop whoever sits there reads one seat's alone.
    GoodIdeas {
        id: good

        host: root.host
        seats: people.bots.map((_, seat) => seat).filter(seat => people.bots[seat] === "" && shared.adviceAt(seat) === "goodIdea" && (root.table || seat === shared.mine))
    }

    // What somebody may do for the first time is said once; in lessons that is the lesson's.
    FirstTimes {
        model: root.model
        game: root.game
        progress: root.shell.lessons
        people: Array.from(people.people).map(seat => root.table ? root.shell.lessons.guest(seat.name, seat.place) : "")
        seats: root.mayLearn ? people.bots.map((_, seat) => seat).filter(seat => people.bots[seat] === "" && shared.adviceAt(seat) !== "off" && (root.table || seat === shared.mine)) : []
        counts: root.host !== null && root.shell.lessons.playingOn === root.host
        quiet: film.playing || root.host.paused
    }

    TableContext {
        id: shared

        model: root.model
        game: root.game
        characters: root.characters
        endsItself: root.endsItself
        people: Array.from(people.people)
        clock: match.clock
        paused: root.host.paused
        digits: root.shell.settings.timerDigits
        middleTurns: root.shell.settings.middleTurns
        otherHand: root.shell.settings.otherHand
        warning: root.host.warning
        deafTime: Theme.leafDeafTime
        advice: people.bots.map(() => root.shell.settings.advice)
        ideas: good.ideas
        bots: people.bots
        cues: film
        mayRead: true
        seatsChoose: root.table
        mayLearn: root.mayLearn && people.bots.filter(bot => bot === "").length < 2
        onLessonWanted: (seat, lesson) => root.shell.learn(root.game, lesson, root.table ? people.people[seat].place : -1)
        onOtherHandWanted: (name, other) => root.shell.settings.setOtherHand(name, other)
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
            onAgain: root.again()
            onWatch: root.watch()
            onSetUpAgain: root.setUpAgain()
        }
    }
}

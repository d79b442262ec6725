// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host

/// Which page is shown, and how one leads to another. A match that comes on the table shows itself, whoever began it.
FocusScope {
    id: root

    required property Shell shell
    /// Table mode: whatever the page, the table alone is seen.
    required property bool table
    /// "home", "settings", "desk", "setup", "match", or the name of one of the shell's other pages.
    property string page: "home"
    /// The game that is set up or played.
    property gameEntry game
    property pageEntry door
    /// What somebody wants to learn: a game, and perhaps one of its lessons.
    property string learntGame: "pendulum"
    property string learntLesson: ""
    property int learnersPlace: -1
    property bool learnTogether: false
    /// A lesson lies over the set-up, which waits as it was left.
    property bool learningFirst: false
    /// The journal of a match that was never begun, until it can be thrown away.
    property string dropped: ""
    /// What the page behind the door is given beside the shell.
    property var opening: ({})
    readonly property Matches matches: shell.house ? shell.house.matches : null
    readonly property Host host: matches ? matches.current : null
    signal tableWanted(wanted: bool)

    function open(page: string): void {
        root.page = page;
        pages.forceActiveFocus();
    }

    function openDoor(door: pageEntry): void {
        root.door = door;
        open(door.name);
    }

    /// The rulebook at that game.
    function read(game: gameEntry): void {
        opening = {
            game: game.id
        };
        openDoor(shell.pages.find(door => door.name === "rules"));
    }

    /// The saved matches, with one open that may lie anywhere.
    function watch(file: string): void {
        opening = {
            outside: file
        };
        openDoor(shell.pages.find(door => door.name === "journals"));
    }

    function play(game: gameEntry): void {
        root.game = game;
        open("setup");
    }

    onTableChanged: learningFirst = false

    function learnFirst(): void {
        learnersPlace = -1;
        learningFirst = true;
    }

    function stopLearningFirst(): void {
        learningFirst = false;
        pages.forceActiveFocus();
    }

    function start(options: var, people: var): void {
        matches.start(game.id, options, people, shell.settings.graceMs)?.resume();
    }

    /// The page goes before the match that it shows.
    function leaveMatch(): void {
        open("home");
        Qt.callLater(matches.leave);
    }

    /// Before its first move a match is put back into the box, and dealt anew when it begins again.
    function setUpAgain(): void {
        dropped = matches.currentFile().split("/").pop();
        open("setup");
        Qt.callLater(matches.leave);
    }

    /// The same people once more.
    function playAgain(): void {
        open("home");
        Qt.callLater(root.beginAgain);
    }

    function beginAgain(): void {
        matches.again()?.resume();
    }

    /// A match from its beginning, and nothing beside it.
    function showAgain(file: string): void {
        opening = {
            outside: file,
            alone: true
        };
        door = shell.pages.find(door => door.name === "journals");
        open("watch");
    }

    /// The match that is over.
    function watchMatch(): void {
        showAgain(matches.currentFile());
        Qt.callLater(matches.leave);
    }

    function showMatch(): void {
        learningFirst = false;
        const known = host ? shell.games.games.find(entry => entry.id === host.game) : undefined;
        if (known)
            game = known;
        if (host)
            open("match");
        else if (page === "match")
            open("home");
    }

    Connections {
        target: root.shell

        function onWatchingWanted(file: string): void {
            root.showAgain(file);
        }

        function onLearningWanted(game: string, lesson: string, place: int, together: bool): void {
            // The match waits for whoever wants to see something in between.
            if (root.page === "match")
                root.host.pause();
            root.learnTogether = together;
            root.learntGame = game;
            root.learntLesson = lesson;
            root.learnersPlace = place;
            root.open("learn");
        }
    }

    Connections {
        target: root.matches

        function onClosed(): void {
            if (root.dropped !== "")
                root.shell.house.journals.remove(root.dropped);
            root.dropped = "";
        }
    }

    Component.onCompleted: showMatch()
    onHostChanged: showMatch()

    Loader {
        id: pages

        anchors.fill: parent
        focus: true
        // What nobody sees does not move.
        visible: !watch.asleep && !root.learningFirst
        sourceComponent: {
            if (root.page === "match")
                return root.table ? matchAtTable : matchOnScreen;
            if (root.page === "learn")
                return root.table ? learningAtTable : learningOnScreen;
            if (root.page === "watch")
                return behindDoor;
            if (root.table)
                return table;
            switch (root.page) {
            case "home":
                return home;
            case "settings":
                return settings;
            case "desk":
                return desk;
            case "setup":
                return setup;
            default:
                return behindDoor;
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: root.learningFirst
        onLoaded: (item as Item).forceActiveFocus()
        sourceComponent: LearningPage {
            shell: root.shell
            game: root.game.id
            table: root.table
            beforeMatch: true
            onBack: root.stopLearningFirst()
        }
    }

    TableWatch {
        id: watch

        anchors.fill: parent
        shell: root.shell
        table: root.table
        host: root.host
        busy: ["match", "learn", "watch"].includes(root.page) || root.learningFirst
        onWoken: at => (pages.item as TablePage)?.invite(at)
        onDeserted: {
            root.learningFirst = false;
            if (root.host)
                root.leaveMatch();
            else
                root.open("home");
            root.shell.endEvening();
        }
    }

    MatchNotices {
        anchors.fill: parent
        words: root.shell.language.words
        matches: root.matches
        table: root.table
    }

    Component {
        id: table

        TablePage {
            shell: root.shell
            game: root.game
            settingUp: root.page === "setup"
            onPlay: game => root.play(game)
            onResume: match => root.matches.resume(match.journal)
            onStarted: (options, people) => root.start(options, people)
            onCancelled: root.open("home")
            onLearnFirst: root.learnFirst()
            onBack: {
                if (!root.shell.staff.lockLeaving)
                    root.tableWanted(false);
            }
        }
    }

    Component {
        id: home

        HomePage {
            shell: root.shell
            focus: true
            onPlay: game => root.play(game)
            onRead: game => root.read(game)
            onResume: match => root.matches.resume(match.journal)
            onWatch: file => root.watch(root.shell.house.journals.pathOf(file))
            onOpenTable: root.tableWanted(true)
            onOpenDesk: root.open("desk")
            onOpenSettings: root.open("settings")
            onOpenDoor: door => {
                root.opening = {};
                root.openDoor(door);
            }
        }
    }

    Component {
        id: settings

        SettingsPage {
            shell: root.shell
            focus: true
            onBack: root.open("home")
        }
    }

    Component {
        id: desk

        DeskPage {
            shell: root.shell
            focus: true
            onPlay: game => root.play(game)
            onRead: game => root.read(game)
            onBack: root.open("home")
        }
    }

    Component {
        id: setup

        SetupHolder {
            shell: root.shell
            game: root.game
            focus: true
            onStarted: (options, people) => root.start(options, people)
            onLearnFirst: root.learnFirst()
            onBack: root.open("home")
        }
    }

    Component {
        id: learningOnScreen
        Learning {
            table: false
        }
    }
    Component {
        id: learningAtTable
        Learning {
            table: true
        }
    }

    component Learning: LearningPage {
        shell: root.shell
        game: root.learntGame
        lesson: root.learntLesson
        place: root.learnersPlace
        focus: true
        together: root.learnTogether
        onBack: {
            root.learntLesson = "";
            root.open(root.host ? "match" : "home");
        }
    }

    Component {
        id: matchOnScreen
        Match {
            table: false
        }
    }
    Component {
        id: matchAtTable
        Match {
            table: true
        }
    }

    component Match: MatchHolder {
        shell: root.shell
        game: root.game
        host: root.host
        focus: true
        onBack: root.leaveMatch()
        onAgain: root.playAgain()
        onWatch: root.watchMatch()
        onSetUpAgain: root.setUpAgain()
    }

    Component {
        id: behindDoor

        NamedPage {
            module: root.door.module
            type: root.door.type
            properties: Object.assign({
                shell: root.shell
            }, root.opening)
            focus: true
            // A match may wait below it: see the staff's saved ones.
            onBack: root.open(root.host ? "match" : "home")
        }
    }
}

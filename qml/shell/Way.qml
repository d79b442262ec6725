// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Host

/// How one page leads to another. A match that comes on the table shows itself, whoever began it.
QtObject {
    id: root

    required property Shell shell
    /// "home", "settings", "desk", "setup", "match", "learn", "watch", or the name of one of the shell's other pages.
    property string page: "home"
    /// The game that is set up or played.
    property gameEntry game
    property pageEntry door
    /// What the page behind the door is given beside the shell.
    property var opening: ({})
    /// What somebody wants to learn: a game, and perhaps one of its lessons.
    property string learntGame: "pendulum"
    property string learntLesson: ""
    property int learnersPlace: -1
    property bool learnTogether: false
    /// "lesson" or "rules": lies over the set-up, which waits as it was left.
    property string over: ""
    /// The journal of a match that was never begun, until it can be thrown away.
    property string dropped: ""
    readonly property Matches matches: shell.house ? shell.house.matches : null
    readonly property Host host: matches ? matches.current : null

    /// Another page is to be read, or the same one again.
    signal opened

    function open(page: string): void {
        root.page = page;
        root.opened();
    }

    function openDoor(door: pageEntry): void {
        root.door = door;
        open(door.name);
    }

    function goThrough(door: pageEntry): void {
        opening = {};
        openDoor(door);
    }

    /// The rulebook at that game.
    function read(game: gameEntry): void {
        opening = {
            game: game.id
        };
        openDoor(doorOf("rules"));
    }

    /// The saved matches, with one open that may lie anywhere.
    function watch(file: string): void {
        opening = {
            outside: file
        };
        openDoor(doorOf("journals"));
    }

    function doorOf(name: string): pageEntry {
        return shell.pages.find(door => door.name === name);
    }

    function play(game: gameEntry): void {
        root.game = game;
        open("setup");
    }

    /// What was read or learnt may lie over a match that waits.
    function goBack(): void {
        learntLesson = "";
        open(host ? "match" : "home");
    }

    function learnFirst(): void {
        learnersPlace = -1;
        over = "lesson";
    }

    function readFirst(): void {
        over = "rules";
    }

    function uncover(): void {
        over = "";
        root.opened();
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
        door = doorOf("journals");
        open("watch");
    }

    /// The match that is over.
    function watchMatch(): void {
        showAgain(matches.currentFile());
        Qt.callLater(matches.leave);
    }

    function showMatch(): void {
        over = "";
        const known = host ? shell.games.games.find(entry => entry.id === host.game) : undefined;
        if (known)
            game = known;
        if (host)
            open("match");
        else if (page === "match")
            open("home");
    }

    /// Nobody is there any more.
    function giveUp(): void {
        over = "";
        if (host)
            leaveMatch();
        else
            open("home");
        shell.endEvening();
    }

    readonly property Connections wishes: Connections {
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

    readonly property Connections endings: Connections {
        target: root.matches

        function onClosed(): void {
            if (root.dropped !== "")
                root.shell.house.journals.remove(root.dropped);
            root.dropped = "";
        }
    }

    Component.onCompleted: showMatch()
    onHostChanged: showMatch()
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages

/// Learning a game: its lessons as a path, and the one that is being done on the game's own board. Reached by
/// shell.learn() from wherever somebody wants to learn. Who learns together has a board each, on their own side.
ShellPage {
    id: root

    property string game: "pendulum"
    /// Which one to begin at once; empty: the list.
    property string lesson: ""
    /// For pictures: where it stands; met, what is forbidden there has been tried, and a question answered.
    property int step: -1
    property bool met: false
    property bool table: false
    /// At a table: where who wants to learn sits; below 0, who sits there first.
    property int place: -1
    /// At a table: everybody who sits there learns.
    property bool together: seated.length > 1 && lesson === ""
    /// The first lesson, and then the match that is laid out already.
    property bool beforeMatch: false
    readonly property gameEntry entry: shell.games.games.find(one => one.id === game) ?? shell.games.games[0] ?? unknown
    property gameEntry unknown
    readonly property list<var> seated: table ? Array.from(shell.seats.toJson()) : []
    property list<string> seals
    property string begun
    /// Who asked, and so reads the list: in their language, from their side.
    readonly property Seat reader: table ? shell.seats.at(alone().place) : null
    readonly property Catalogue words: reader?.seated ? reader.language.words : shell.language.words
    readonly property int facing: reader?.turn === 180 ? 180 : 0

    /// As a learner and as the progress knows them.
    function learner(seat: var): var {
        const usual = {
            place: 0,
            emblem: shell.seats.emblems[0],
            colour: shell.seats.colours[0],
            language: shell.language.code,
            name: ""
        };
        const who = Object.assign(usual, seat ?? {});
        return Object.assign(who, {
            person: table ? shell.lessons.guest(who.name, who.place) : shell.settings.player
        });
    }

    function alone(): var {
        return learner(seated.find(seat => seat.place === place) ?? seated[0]);
    }

    function begin(name: string): void {
        const all = together && seated.length > 1 ? seated.slice(0, 4).map(learner) : [alone()];
        room.begin(game, name, all);
    }

    function look(): void {
        const person = alone().person;
        seals = shell.lessons.seals(person, game);
        begun = shell.lessons.begun(person, game);
    }

    onGameChanged: {
        if (shell)
            look();
    }
    Component.onCompleted: {
        look();
        if (beforeMatch)
            begin(course.lessons[0].name);
        else if (lesson !== "")
            begin(lesson);
        if (step >= 0)
            room.players[0].standAt(step, met);
    }

    Connections {
        target: root.shell.lessons

        function onChanged(): void {
            root.look();
        }
    }

    LessonCourse {
        id: course

        game: root.game
    }

    LessonClass {
        id: room

        house: root.shell.house
        progress: root.shell.lessons
    }

    CouncilTable {
        anchors.fill: parent
    }

    LessonList {
        anchors.fill: parent
        visible: room.lesson === ""
        focus: visible
        shell: root.shell
        course: course
        seals: root.seals
        begun: root.begun
        company: root.seated.length
        together: root.together
        onTogetherWanted: wanted => root.together = wanted
        onGameWanted: game => root.game = game
        onChosen: lesson => root.begin(lesson)
        words: root.words
        rotation: root.facing
        onBack: root.back()
    }

    // The boards go before the matches that they show.
    Loader {
        anchors.fill: parent
        active: room.lesson !== ""
        focus: active
        sourceComponent: LessonRoom {
            shell: root.shell
            game: root.entry
            room: room
            following: course.after(room.lesson)
            table: root.table
            beforeMatch: root.beforeMatch
            onListWanted: root.beforeMatch ? root.back() : room.end()
            onNextWanted: root.begin(following.name)
            onMatchWanted: root.back()
        }
    }
}

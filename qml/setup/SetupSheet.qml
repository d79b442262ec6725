// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages

/// How the next match is played, by pictures; for every game. At a table it is a plate in the middle, on a desktop a
/// page. Whoever only wants to play presses the last key.
SetupPage {
    id: root

    required property string game
    /// Pixels of a unit of the plan: a plate of 1648 × 592 at a table, × 840 on a desktop.
    readonly property real unit: table ? Math.min(width / 1648, height / 592) : Math.min((width - 2 * Theme.space3) / 1648, (height - 2 * Theme.space3) / 840)
    /// The table in small: see BoardPicture; it has `required property list<int> chairs`.
    required property string module
    required property string picture
    property alias roleOf: little.roleOf
    /// Those here who were never offered the lessons of this game.
    property list<string> newcomers
    /// Which cards are played with, where a game has something to tell about them.
    property cardNote cards
    property bool tellsCards: false
    readonly property bool owned: wishes !== null && !table

    form: SetupForm {
        game: root.game
        people: root.table ? root.shell.seats : null
        language: root.reader?.language.code ?? root.shell.language.code
    }

    function begin(): void {
        if (form.problem.word !== "")
            return say(form.problem);
        for (const person of newcomers)
            shell.lessons.declineOffer(person, game);
        if (table)
            shell.evening.remember(game, form.memory());
        started(form.options(), form.everybody());
    }

    function lookForNewcomers(): void {
        const people = table ? Array.from(shell.seats.toJson()).map(seat => shell.lessons.guest(seat.name, seat.place)) : [shell.settings.player];
        newcomers = people.filter(person => shell.lessons.isOffered(person, game));
    }

    function say(why: telling): void {
        head.refusal = why.in(words);
        silence.restart();
    }

    Component.onCompleted: {
        if (table)
            form.recall(shell.evening.remembered(game));
        else
            form.callBy(form.chairs.find(chair => chair.guest === "person").place, shell.settings.player);
        lookForNewcomers();
        if (!table)
            foot.takeFocus();
    }
    Keys.onEscapePressed: root.back()
    Keys.onPressed: event => {
        const start = event.key === Qt.Key_S || (event.modifiers & Qt.ControlModifier) && event.key === Qt.Key_Return;
        if (start)
            root.begin();
        event.accepted = start;
    }

    Timer {
        id: silence

        interval: Theme.readTime
        onTriggered: head.refusal = ""
    }

    Connections {
        target: root.form

        function onChanged(): void {
            head.refusal = "";
            root.lookForNewcomers();
        }
    }

    Connections {
        target: root.shell.lessons

        function onChanged(): void {
            root.lookForNewcomers();
        }
    }

    CouncilTable {
        anchors.fill: parent
        visible: !root.table
    }

    Rectangle {
        anchors.centerIn: parent
        width: 1648 * root.unit
        height: (root.table ? 592 : 840) * root.unit
        radius: Theme.panelRadius
        color: Theme.surface
        border {
            width: Theme.hairline * 2
            color: Theme.brass
        }

        SetupHead {
            id: head

            width: parent.width
            height: 76 * root.unit
            words: root.words
            unit: root.unit
            keyboard: !root.table
            title: root.words.text(root.game + ".name")
            sum: root.form.chairs.length > 0 ? root.form.sum(root.words) : ""
            turns: root.table
            onLeaving: root.back()
            onTurned: root.turned()
        }

        LittleTable {
            id: little

            x: 24 * root.unit
            y: 88 * root.unit
            width: 760 * root.unit
            height: (root.table ? 392 : root.owned ? 420 : 560) * root.unit
            z: 1
            form: root.form
            words: root.words
            unit: root.unit
            keyboard: !root.table
            marked: root.owned
            board: BoardPicture {
                objectName: "laid"
                shell: root.shell
                module: root.module
                type: root.picture
                chairs: little.taken
            }
            onRefused: why => root.say(why)
        }

        GuestShelf {
            x: little.x
            y: little.y + little.height + 10 * root.unit
            width: little.width
            height: 88 * root.unit
            z: 2
            words: root.words
            unit: root.unit
            guests: root.form.shelf
            onBrought: (guest, at) => little.bring(guest, at)
            onCalled: guest => little.call(guest)
        }

        SetupQuestions {
            x: 812 * root.unit
            y: 88 * root.unit
            width: 812 * root.unit
            form: root.form
            game: root.game
            settings: root.shell.settings
            newcomers: root.newcomers.length > 0
            words: root.words
            rowUnit: root.unit
            low: root.table
            keyboard: !root.table
            onLearnFirst: root.learnFirst()
        }

        Loader {
            x: 24 * root.unit
            y: 612 * root.unit
            width: 1600 * root.unit
            height: 134 * root.unit
            active: root.owned
            sourceComponent: SetupOwn {
                form: root.form
                place: little.chosen
                words: root.words
                unit: root.unit
                wishes: root.wishes
                wide: true
                keyboard: true
            }
        }

        SetupFoot {
            id: foot

            x: 812 * root.unit
            y: (root.table ? 496 : 752) * root.unit
            width: 812 * root.unit
            height: 80 * root.unit
            words: root.words
            unit: root.unit
            keyboard: !root.table
            about: root.form.about !== ""
            onStarted: root.begin()
            onRulesWanted: root.rulesWanted()
            onAboutAsked: root.tellsCards = true
        }

        Loader {
            anchors {
                fill: parent
                margins: 12 * root.unit
                topMargin: 84 * root.unit
            }
            z: 3
            active: root.tellsCards
            sourceComponent: CardsSheet {
                note: root.cards
                words: root.words
                unit: root.unit
                about: root.words.text(root.form.about)
                keyboard: !root.table
                onClosed: root.tellsCards = false
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Docks
import Sandglass.Host
import Sandglass.Language
import Sandglass.Rules

/// A match on a desktop: panels for mouse and keyboard, declared by the game as DockPanels, each with its part of the
/// table. Up and down walk the kinds of moves, left and right the moves of a kind, Enter does what is shown, Space
/// pauses, Ctrl+Z takes back what may be taken back, F4 asks for good ideas, F1 explains what the keyboard or the mouse
/// stands on, and pressed again its rule; elsewhere it opens the rulebook at the last refusal. Ctrl+F1 opens the legend;
/// digits choose the seat that is one's own, and F6 goes on to the next person's.
FocusScope {
    id: root

    required property GamePage page
    default property alias panels: area.panels
    readonly property Shell shell: page.shell
    readonly property Host host: page.host
    readonly property TableContext context: page.context
    readonly property int mine: context.mine
    readonly property Catalogue words: shell.language.words
    readonly property SeatHands hands: context.model.hands[mine] ?? null
    /// Whose eyes the log is written for; -1: what everybody may know.
    property int logViewer: mine
    /// From when on the log waits; see MatchLog.
    property alias logHeldFrom: lines.heldFrom
    /// By seat, in the shell's language.
    readonly property list<string> names: context.namesIn(words)
    readonly property MatchLog log: lines
    /// How the board and the own mat share the height: the board, which is so many times as wide as high, gets what it can
    /// use of the part of the width that is its own; the mat gets the rest, and at least what it is read at.
    property real boardShape: 3
    property real boardWidth: 1
    readonly property int matHeight: {
        const titles = 2 * Theme.space12;
        const room = height - bar.implicitHeight - titles;
        return Math.round(Math.max(room * 0.34, room - width * boardWidth / boardShape) + titles / 2);
    }
    /// The panel over which the rulebook opens; nothing: it has a column of its own.
    property string bookOver: ""
    /// The rulebook lies open beside the board.
    readonly property bool reading: rules.open
    readonly property SeatBook book: rules.book
    /// Nothing: where the last refusal is explained.
    property string section: ""

    function read(at: string): void {
        section = at;
        area.openPanel(rules.name);
        turn();
    }

    function turn(): void {
        if (section === "")
            book?.explain(hands?.refusal);
        else
            book?.open(section);
    }

    function stopReading(): void {
        area.closePanel(rules.name);
    }

    /// F1: what the keyboard or the mouse stands on explains itself, and asked again opens its rule.
    function help(): void {
        const asks = context.deskAsk;
        const rule = asks.explanation.rule;
        if (reading && !asks.open) {
            stopReading();
        } else if (asks.open) {
            // The slip would lie on its own rule.
            asks.close();
            read(rule);
        } else if (context.keys.text === "" || !asks.askMove(context.keys.text))
            read("");
        else
            context.askedAt = null;
    }

    focus: true
    Keys.onSpacePressed: context.pauseToggled()
    Keys.onPressed: event => {
        const seat = event.key - Qt.Key_1;
        if (event.key === Qt.Key_F1 && event.modifiers & Qt.ControlModifier)
            read("legend");
        else if (event.key === Qt.Key_F1)
            help();
        else if (event.key === Qt.Key_Escape && context.deskAsk.open)
            context.deskAsk.close();
        else if (event.key === Qt.Key_Escape && reading)
            book?.leave() ? undefined : stopReading();
        else if (reading && event.matches(StandardKey.Find))
            book?.look();
        else if (event.key === Qt.Key_Escape && context.looking >= 0)
            context.looking = -1;
        else if (event.key === Qt.Key_F4)
            toggleIdea();
        else if (event.key === Qt.Key_F6)
            context.mineWanted(Math.max(context.bots.indexOf(""), context.bots.indexOf("", mine + 1)));
        else if (event.matches(StandardKey.Undo))
            hands?.undo();
        else if (seat >= 0 && seat < context.people.length)
            context.mineWanted(seat);
    }
    Component.onCompleted: speak()

    Connections {
        target: root.shell.language

        function onChanged(): void {
            root.speak();
        }
    }

    /// From a good idea back to what the house tells, or to the next step.
    function toggleIdea(): void {
        const usual = shell.settings.advice === "goodIdea" ? "nextStep" : shell.settings.advice;
        context.advise(mine, context.adviceAt(mine) === "goodIdea" ? usual : "goodIdea");
    }

    /// One person reads everything: in the shell's language.
    function speak(): void {
        for (const seat of context.people)
            seat.chooseLanguage(shell.language.code);
    }

    MatchLog {
        id: lines

        house: root.shell.house
        host: root.host
        viewer: root.logViewer
    }

    KeyWalk {
        focus: true
        walk: root.context.keys
    }

    CouncilTable {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space2
        spacing: Theme.space2

        DeskBar {
            id: bar

            words: root.words
            area: area
            layouts: root.shell.layoutsOf(root.page.game)
            wordsWidth: buttons.wordsWidth
            onBack: root.page.back()
            Layout.fillWidth: true

            DeskButtons {
                id: buttons

                narrow: bar.narrow
                words: root.words
                host: root.host
                party: root.page.party
                seat: root.mine
                hands: root.hands
                advised: root.context.adviceAt(root.mine) === "goodIdea"
                onIdeaAsked: root.toggleIdea()
                onRulesAsked: root.reading ? root.stopReading() : root.read("")
            }

            DeskLanguages {
                objectName: "languages"
                shell: root.shell
                narrow: true
            }

            BarButton {
                objectName: "again"
                visible: root.host.over && root.page.mayLearn
                narrow: bar.narrow
                iconName: "turn"
                words: root.words.text("play.end.again")
                onClicked: root.page.again()
            }

            BarButton {
                objectName: "watch"
                visible: root.host.over && root.page.mayLearn
                narrow: bar.narrow
                iconName: "replay"
                words: root.words.text("play.end.watch")
                onClicked: root.page.watch()
            }
        }

        Notice {
            kind: Notice.Bad
            objectName: "warning"
            visible: root.host.warning !== ""
            text: visible ? root.words.text(root.host.warning) : ""
            Layout.fillWidth: true
        }

        DockArea {
            id: area

            layouts: root.shell.layoutsOf(root.page.game)
            Layout.fillWidth: true
            Layout.fillHeight: true

            DeskBook {
                id: rules

                game: root.page.game
                // Over a panel that is high enough to read in, so that nothing else changes its place.
                place: root.bookOver === "" ? DockPanel.Right : DockPanel.Tab
                beside: root.bookOver
                language: root.shell.language
                now: root.context.ruleNow(root.mine)
                seat: root.mine
                mayLearn: root.context.mayLearn
                extent: Math.round(root.width * 0.34)
                onLaidOpen: root.turn()
                onLightWanted: things => root.context.light(things)
                onLessonWanted: lesson => root.context.lessonWanted(root.mine, lesson)
            }
        }
    }

    Connections {
        target: root.context

        function onRuleWanted(seat: int, section: string): void {
            root.read(section);
        }
    }

    DeskSlip {
        anchors {
            left: parent.left
            bottom: parent.bottom
            margins: Theme.space6
        }
        context: root.context
        words: root.words
        onRuleWanted: section => root.read(section)
    }

    CarriedPiece {
        anchors.fill: parent
        piece: root.context.carried as PieceItem
    }
}

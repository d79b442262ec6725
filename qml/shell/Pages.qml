// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// The page that is shown, at a table or on a desktop, and what may lie over it.
FocusScope {
    id: root

    required property Shell shell
    /// Table mode: whatever the page, the table alone is seen.
    required property bool table
    property alias page: way.page
    signal tableWanted(wanted: bool)

    /// The saved matches, with one open that may lie anywhere.
    function watch(file: string): void {
        way.watch(file);
    }

    onTableChanged: way.over = ""

    Way {
        id: way

        shell: root.shell
        onOpened: pages.forceActiveFocus()
    }

    Loader {
        id: pages

        anchors.fill: parent
        focus: true
        // What nobody sees does not move.
        visible: !watch.asleep && way.over === ""
        sourceComponent: {
            switch (way.page) {
            case "match":
                return root.table ? matchAtTable : matchOnScreen;
            case "learn":
                return root.table ? learningAtTable : learningOnScreen;
            case "watch":
                return behindDoor;
            default:
                return root.table ? table : pageOnScreen(way.page);
            }
        }

        function pageOnScreen(name: string): Component {
            switch (name) {
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
        active: way.over !== ""
        onLoaded: (item as Item).forceActiveFocus()
        sourceComponent: way.over === "rules" ? rulesFirst : lessonFirst
    }

    Component {
        id: lessonFirst

        LearningPage {
            shell: root.shell
            game: way.game.id
            table: root.table
            beforeMatch: true
            onBack: way.uncover()
        }
    }

    Component {
        id: rulesFirst

        NamedPage {
            readonly property pageEntry door: way.doorOf("rules")

            module: door.module
            type: door.type
            properties: ({
                    shell: root.shell,
                    game: way.game.id
                })
            onBack: way.uncover()
        }
    }

    TableWatch {
        id: watch

        anchors.fill: parent
        shell: root.shell
        table: root.table
        host: way.host
        busy: ["match", "learn", "watch"].includes(way.page) || way.over !== ""
        onWoken: at => (pages.item as TablePage)?.invite(at)
        onDeserted: way.giveUp()
    }

    MatchNotices {
        anchors.fill: parent
        words: root.shell.language.words
        matches: way.matches
        table: root.table
    }

    Component {
        id: table

        TablePage {
            shell: root.shell
            game: way.game
            settingUp: way.page === "setup"
            onPlay: game => way.play(game)
            onResume: match => way.matches.resume(match.journal)
            onStarted: (options, people) => way.start(options, people)
            onCancelled: way.open("home")
            onLearnFirst: way.learnFirst()
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
            onPlay: game => way.play(game)
            onRead: game => way.read(game)
            onResume: match => way.matches.resume(match.journal)
            onWatch: file => way.watch(root.shell.house.journals.pathOf(file))
            onOpenTable: root.tableWanted(true)
            onOpenDesk: way.open("desk")
            onOpenSettings: way.open("settings")
            onOpenDoor: door => way.goThrough(door)
        }
    }

    Component {
        id: settings

        SettingsPage {
            shell: root.shell
            focus: true
            onBack: way.open("home")
        }
    }

    Component {
        id: desk

        DeskPage {
            shell: root.shell
            focus: true
            onPlay: game => way.play(game)
            onRead: game => way.read(game)
            onBack: way.open("home")
        }
    }

    Component {
        id: setup

        SetupHolder {
            shell: root.shell
            game: way.game
            focus: true
            onStarted: (options, people) => way.start(options, people)
            onLearnFirst: way.learnFirst()
            onRulesWanted: way.readFirst()
            onBack: way.open("home")
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
        game: way.learntGame
        lesson: way.learntLesson
        place: way.learnersPlace
        focus: true
        together: way.learnTogether
        onBack: way.goBack()
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
        game: way.game
        host: way.host
        focus: true
        onBack: way.leaveMatch()
        onAgain: way.playAgain()
        onWatch: way.watchMatch()
        onSetUpAgain: way.setUpAgain()
    }

    Component {
        id: behindDoor

        NamedPage {
            module: way.door.module
            type: way.door.type
            properties: Object.assign({
                shell: root.shell
            }, way.opening)
            focus: true
            onBack: way.goBack()
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Pages
import Sandglass.Language
import Sandglass.Table

/// The first page: the games as they look, the matches that were left, the other doors, settings and languages.
Item {
    id: root

    required property Shell shell
    readonly property list<gameEntry> games: shell.games.games
    readonly property Catalogue words: shell.language.words
    /// A smaller window scrolls, or letters would be too small to read.
    readonly property real unit: Math.max(0.62, Math.min(width / 1920, height / 1080))
    readonly property real margin: 96 * unit
    /// The hour of the day, for the greeting.
    property int hour: new Date().getHours()
    property bool noticeRead: false
    property string player: shell.settings.player
    /// Nobody has ever chosen anything here: the languages stand where everybody looks first.
    property bool firstStart: shell.settings.language === "" && player === "" && shell.games.unfinished.length === 0
    signal play(game: gameEntry)
    signal read(game: gameEntry)
    signal resume(match: unfinishedMatch)
    signal watch(file: string)
    signal openTable
    signal openDesk
    signal openSettings
    signal openDoor(door: pageEntry)

    function greeting(): string {
        return hour < 5 ? "evening" : hour < 11 ? "morning" : hour < 18 ? "day" : "evening";
    }

    /// The most useful next thing, in a sentence.
    function useful(): string {
        const match = shell.games.unfinished[0];
        const game = games.find(entry => entry.id === match?.gameId);
        if (!match || !game)
            return words.text("shell.home.motto");
        return words.textWith(match.round > 0 ? "shell.home.goOnRound" : "shell.home.goOnWith", {
            game: words.text(game.nameId),
            round: match.round
        });
    }

    function press(event: KeyEvent): bool {
        const game = event.key - Qt.Key_1;
        const rules = shell.pages.find(door => door.name === "rules");
        if (game >= 0 && game < games.length)
            play(games[game]);
        else if (event.key === Qt.Key_C && shell.games.unfinished.length > 0)
            resume(shell.games.unfinished[0]);
        else if (event.key === Qt.Key_F1 && rules)
            openDoor(rules);
        else if (event.key === Qt.Key_Comma && event.modifiers & Qt.ControlModifier)
            openSettings();
        else
            return false;
        return true;
    }

    Keys.onPressed: event => {
        event.accepted = root.press(event);
        if (!event.accepted)
            Walk.byArrows(event, root);
    }

    CouncilTable {
        anchors.fill: parent
    }

    Flickable {
        anchors.fill: parent
        contentWidth: page.width
        contentHeight: page.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width + 1 || contentHeight > height + 1

        Item {
            id: page

            width: Math.max(root.width, 1920 * root.unit)
            height: Math.max(root.height, 1080 * root.unit)

            HomeBar {
                width: parent.width
                height: 72 * root.unit
                shell: root.shell
                words: root.words
                unit: root.unit
                margin: column.x
                player: root.player
                asking: names.open
                onOpenSettings: root.openSettings()
                onAsked: names.open = !names.open
            }

            Item {
                id: column

                anchors.horizontalCenter: parent.horizontalCenter
                y: (parent.height - 1080 * root.unit) / 2
                width: 1728 * root.unit
                height: 1080 * root.unit

                SeatText {
                    id: hello

                    y: 96 * root.unit
                    width: Math.min(implicitWidth, parent.width * 0.5)
                    height: 60 * root.unit
                    isName: true
                    horizontalAlignment: Text.AlignLeft
                    text: root.player === "" ? root.words.text("shell.home.good." + root.greeting()) : root.words.textWith("shell.home.hello." + root.greeting(), {
                        name: root.player
                    })
                    font.pixelSize: 44 * root.unit
                }

                SeatText {
                    anchors {
                        left: hello.right
                        leftMargin: 28 * root.unit
                        right: parent.right
                    }
                    y: 102 * root.unit
                    height: 56 * root.unit
                    isName: true
                    horizontalAlignment: Text.AlignLeft
                    visible: !root.firstStart
                    text: root.useful()
                    color: Theme.textSoft
                    font.pixelSize: 25 * root.unit * Theme.textSize
                }

                LanguageRow {
                    objectName: "firstLanguages"
                    anchors {
                        left: hello.right
                        leftMargin: 36 * root.unit
                        right: parent.right
                        verticalCenter: hello.verticalCenter
                    }
                    visible: root.firstStart
                    shell: root.shell
                }

                Row {
                    y: 172 * root.unit
                    spacing: 48 * root.unit

                    Repeater {
                        model: root.games

                        GameCard {
                            required property gameEntry modelData

                            shell: root.shell
                            game: modelData
                            words: root.words
                            unit: root.unit
                            onPlayed: root.play(modelData)
                            onLearned: root.shell.learn(modelData.id)
                            onRead: root.read(modelData)
                        }
                    }
                }

                EmptyShelf {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 200 * root.unit
                    width: Math.min(implicitWidth, parent.width)
                    words: root.words
                    visible: root.games.length === 0
                }

                ContinueStrip {
                    y: 728 * root.unit
                    width: 1124 * root.unit
                    visible: root.games.length > 0
                    shell: root.shell
                    words: root.words
                    unit: root.unit
                    onResumed: match => root.resume(match)
                    onLearned: game => root.shell.learn(game.id)
                    onWatched: file => root.watch(file)
                }

                NextLesson {
                    x: 1160 * root.unit
                    y: 728 * root.unit
                    width: 568 * root.unit
                    height: 152 * root.unit
                    shell: root.shell
                    words: root.words
                    unit: root.unit
                }

                HomeDoors {
                    y: 916 * root.unit
                    width: parent.width
                    words: root.words
                    doors: root.shell.pages
                    unit: root.unit
                    onOpenTable: root.openTable()
                    onOpenDesk: root.openDesk()
                    onOpenDoor: door => root.openDoor(door)
                }

                SeatText {
                    y: 1020 * root.unit
                    width: parent.width * 0.6
                    height: 32 * root.unit
                    horizontalAlignment: Text.AlignLeft
                    text: root.words.textWith("shell.home.foot", {
                        version: root.shell.version
                    })
                    color: Theme.textSoft
                    font.pixelSize: 15 * root.unit * Theme.textSize
                }

                SeatText {
                    anchors.right: parent.right
                    y: 1020 * root.unit
                    width: parent.width * 0.4
                    height: 32 * root.unit
                    horizontalAlignment: Text.AlignRight
                    text: root.words.text("shell.home.walk")
                    color: Theme.textSoft
                    font.pixelSize: 15 * root.unit * Theme.textSize
                }
            }

            PlayerNames {
                id: names

                anchors {
                    right: parent.right
                    rightMargin: column.x
                }
                y: 80 * root.unit
                shell: root.shell
                words: root.words
                unit: root.unit
            }

            Notice {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 84 * root.unit
                width: Math.min(implicitWidth, column.width)
                kind: Notice.Bad
                text: root.words.textWith("shell.home.settingsSetAside", {
                    file: root.shell.settings.setAsideFile
                })
                dismissText: root.words.text("shell.home.dismiss")
                visible: root.shell.settings.setAsideFile !== "" && !root.noticeRead
                onDismissed: root.noticeRead = true
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// The first page: the games, the match that was left, the table, the panels, settings and languages.
Item {
    id: root

    required property Shell shell
    readonly property list<gameEntry> games: shell.games.games
    readonly property list<unfinishedMatch> unfinished: shell.games.unfinished
    readonly property Catalogue words: shell.language.words
    property bool noticeRead: false
    signal play(game: gameEntry)
    signal resume(match: unfinishedMatch)
    signal openTable
    signal openDesk
    signal openSettings
    signal openDoor(door: pageEntry)

    function nameOf(gameId: string): string {
        const game = games.find(entry => entry.id === gameId);
        return game ? words.text(game.nameId) : "";
    }

    CouncilTable { anchors.fill: parent }

    ScrollPage {
        id: scroll

        anchors.fill: parent
        contentHeight: column.height

        ColumnLayout {
            id: column

            x: Theme.space12
            width: scroll.width - 2 * x
            height: Math.max(scroll.height, implicitHeight)
            spacing: Theme.space6

            GridLayout {
                Layout.fillWidth: true
                Layout.topMargin: Theme.space8
                columns: column.width > languages.naturalWidth + 560 * Theme.scale * Theme.textSize ? 3 : 1
                rowSpacing: Theme.space4

                Masthead {
                    words: root.words
                    Layout.fillWidth: true
                }

                Item {
                    visible: parent.columns === 3
                    Layout.fillWidth: true
                }

                LanguageRow {
                    id: languages

                    shell: root.shell
                    Layout.alignment: Qt.AlignVCenter
                    Layout.preferredWidth: Math.min(naturalWidth, column.width)
                }
            }

            Notice {
                kind: Notice.Bad
                text: root.words.textWith("shell.home.settingsSetAside", { file: root.shell.settings.setAsideFile })
                dismissText: root.words.text("shell.home.dismiss")
                visible: root.shell.settings.setAsideFile !== "" && !root.noticeRead
                onDismissed: root.noticeRead = true
                Layout.fillWidth: true
            }

            Item { Layout.fillHeight: true }

            GameShelf {
                words: root.words
                games: root.games
                onPlay: game => root.play(game)
                Layout.fillWidth: true
            }

            BrassButton {
                primary: true
                iconName: "continue"
                visible: root.unfinished.length > 0
                text: visible ? root.words.textWith("shell.home.continue", { game: root.nameOf(root.unfinished[0].gameId) }) : ""
                onClicked: root.resume(root.unfinished[0])
                Layout.alignment: Qt.AlignHCenter
            }

            Item { Layout.fillHeight: true }

            HomeActions {
                words: root.words
                doors: root.shell.pages
                available: column.width
                onOpenTable: root.openTable()
                onOpenDesk: root.openDesk()
                onOpenSettings: root.openSettings()
                onOpenDoor: door => root.openDoor(door)
                Layout.alignment: Qt.AlignHCenter
                Layout.bottomMargin: Theme.space8
            }
        }
    }

    Keys.onPressed: event => Walk.byArrows(event, root)
}

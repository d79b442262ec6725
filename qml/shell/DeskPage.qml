// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components
import Sandglass.Docks

/// Desktop mode: panels that dock, float, tab and close, and the layouts people have named.
Item {
    id: root

    required property Shell shell
    readonly property list<gameEntry> games: shell.games.games
    readonly property Catalogue words: shell.language.words
    readonly property alias area: area
    signal back
    signal play(game: gameEntry)
    signal read(game: gameEntry)

    CouncilTable {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space3
        spacing: Theme.space3

        DeskBar {
            words: root.words
            area: area
            layouts: root.shell.layouts
            onBack: root.back()
            Layout.fillWidth: true
        }

        Notice {
            kind: Notice.Bad
            text: area.troubleName === "" ? root.words.text("shell.dock.lastBroken") : root.words.textWith("shell.dock.broken", {
                name: area.troubleName
            })
            dismissText: root.words.text("shell.home.dismiss")
            visible: area.trouble
            onDismissed: area.dismissTrouble()
            Layout.fillWidth: true
        }

        DockArea {
            id: area

            layouts: root.shell.layouts
            Layout.fillWidth: true
            Layout.fillHeight: true

            DockPanel {
                name: "games"
                title: root.words.text("shell.dock.panel.games")
                place: DockPanel.Left

                ScrollPage {
                    id: gamesPage

                    contentHeight: shelf.height + 2 * Theme.space6

                    GameShelf {
                        id: shelf

                        x: Theme.space6
                        y: Theme.space6
                        width: gamesPage.width - 2 * x
                        words: root.words
                        shell: root.shell
                        onPlay: game => root.play(game)
                        onRead: game => root.read(game)
                    }
                }
            }

            DockPanel {
                name: "settings"
                title: root.words.text("shell.dock.panel.settings")
                place: DockPanel.Right
                extent: Math.round(560 * Theme.scale)

                ScrollPage {
                    id: settingsPage

                    contentHeight: form.height + 2 * Theme.space3

                    SettingsForm {
                        id: form

                        x: Theme.space3
                        y: Theme.space3
                        width: settingsPage.width - Theme.space6 - Theme.space2
                        shell: root.shell
                    }
                }
            }

            DockPanel {
                name: "about"
                title: root.words.text("shell.dock.panel.about")
                place: DockPanel.Tab
                beside: "settings"

                AboutPanel {
                    shell: root.shell
                }
            }
        }
    }

    Keys.onEscapePressed: root.back()
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The one window: home, settings, the panels, a game, or the table.
Window {
    id: root

    required property Shell shell
    /// Table mode: full screen, the table alone. F11 goes there and back at any time.
    property bool table: false
    property string page: "home"
    property gameEntry game

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 600
    visible: true
    visibility: table ? Window.FullScreen : Window.Windowed
    title: root.shell.language.words.text("shell.home.name")
    color: Theme.table

    function open(page: string) {
        root.page = page;
        pages.forceActiveFocus();
    }

    Shortcut {
        sequence: "F11"
        context: Qt.ApplicationShortcut
        onActivated: root.table = !root.table
    }

    Stage {
        anchors.fill: parent
        shell: root.shell
        // 14 mm of this screen.
        touchMinimum: root.table ? 14 * root.screen.pixelDensity : 48

        Loader {
            id: pages

            anchors.fill: parent
            focus: true
            sourceComponent: root.table ? table : root.page === "settings" ? settings : root.page === "desk" ? desk : home
        }
    }

    Component {
        id: table

        TablePage {
            shell: root.shell
            onBack: root.table = false
        }
    }

    Component {
        id: home

        HomePage {
            shell: root.shell
            focus: true
            onOpenTable: root.table = true
            onOpenDesk: root.open("desk")
            onOpenSettings: root.open("settings")
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
            onBack: root.open("home")
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The one window, with its pages on the stage.
Window {
    id: root

    required property Shell shell
    /// Table mode: full screen, the table alone. F11 goes there and back at any time.
    property bool table: false
    property alias page: pages.page

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 600
    visible: true
    visibility: table ? Window.FullScreen : Window.Windowed
    title: root.shell.language.words.text("shell.home.name")
    color: Theme.table

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

        Pages {
            id: pages

            anchors.fill: parent
            focus: true
            shell: root.shell
            table: root.table
            onTableWanted: wanted => root.table = wanted
        }
    }
}

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
    /// Where the window was before it became a table.
    property rect apart
    property bool opened: false

    function moveTo(place: rect): void {
        setGeometry(place.x, place.y, place.width, place.height);
    }

    /// A saved match, from wherever it lies.
    function watch(file: string): void {
        table = false;
        pages.watch(file);
    }

    /// A kiosk may have no window manager that would do it.
    function fillScreen(): void {
        moveTo(Qt.rect(screen.virtualX, screen.virtualY, screen.width, screen.height));
    }

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 600
    visible: true
    visibility: table ? Window.FullScreen : Window.Windowed
    title: root.shell.language.words.text("shell.home.name")
    color: Theme.table

    onTableChanged: {
        if (!opened)
            return;
        if (!table)
            return moveTo(apart);
        apart = Qt.rect(x, y, width, height);
        fillScreen();
    }
    Component.onCompleted: {
        opened = true;
        apart = Qt.rect(screen.virtualX + (screen.width - width) / 2, screen.virtualY + (screen.height - height) / 2, width, height);
        if (table)
            fillScreen();
    }

    Shortcut {
        sequence: "F11"
        context: Qt.ApplicationShortcut
        enabled: !root.table || !root.shell.staff.lockF11
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

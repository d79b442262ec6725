// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Host
import Sandglass.Pages

/// A game's own page with the match that is on the table.
NamedPage {
    id: root

    required property Shell shell
    required property gameEntry game
    required property Host host
    required property bool table
    signal again
    signal watch
    signal setUpAgain

    module: game.pageModule
    type: game.pageType
    properties: ({
            shell: root.shell,
            host: root.host,
            table: root.table
        })

    Connections {
        target: root.page as MatchPage

        function onAgain(): void {
            root.again();
        }

        function onWatch(): void {
            root.watch();
        }

        function onSetUpAgain(): void {
            root.setUpAgain();
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Pages

/// A game's own set-up, and what it decides.
FocusScope {
    id: root

    required property Shell shell
    required property gameEntry game
    property bool table: false
    readonly property SetupPage page: named.page as SetupPage
    signal back
    signal turned
    signal learnFirst
    signal started(options: var, people: var)

    NamedPage {
        id: named

        anchors.fill: parent
        focus: true
        module: root.game.pageModule
        type: root.game.setupType
        properties: ({
                shell: root.shell,
                table: root.table
            })
        onBack: root.back()
    }

    Connections {
        target: root.page

        function onTurned(): void {
            root.turned();
        }

        function onLearnFirst(): void {
            root.learnFirst();
        }

        function onStarted(options: var, people: var): void {
            root.started(options, people);
        }
    }
}

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
    /// See SetupPage.
    property Seat reader: null
    readonly property SetupPage page: named.page as SetupPage
    signal back
    signal turned
    signal learnFirst
    signal rulesWanted
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

    Binding {
        target: root.page
        property: "reader"
        value: root.reader
        when: root.page !== null
    }

    Connections {
        target: root.page

        function onTurned(): void {
            root.turned();
        }

        function onLearnFirst(): void {
            root.learnFirst();
        }

        function onRulesWanted(): void {
            root.rulesWanted();
        }

        function onStarted(options: var, people: var): void {
            root.started(options, people);
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Pages

/// A match of Pendulum: around the table, or in panels on a desktop.
MatchPage {
    id: root

    PendulumModel { id: board }

    GameMatch {
        id: match

        host: root.host
        opponents: party.bots
        model: board
    }

    Party {
        id: party

        host: root.host
    }

    PendulumSounds {
        host: root.host
        model: board
        sounds: root.shell.house.sounds
    }

    Loader {
        id: view

        anchors.fill: parent
        focus: true
        sourceComponent: root.table ? around : desk
    }

    Component {
        id: around

        PendulumAround {
            shell: root.shell
            host: root.host
            model: board
            party: party
            clock: match.clock
            onBack: root.back()
        }
    }

    Component {
        id: desk

        PendulumDesk {
            shell: root.shell
            host: root.host
            model: board
            party: party
            clock: match.clock
            focus: true
            onBack: root.back()
        }
    }
}

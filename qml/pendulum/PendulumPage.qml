// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A match of Pendulum: around the table, or in panels on a desktop.
GamePage {
    id: root

    game: "pendulum"
    endsItself: true
    model: PendulumModel {
        id: pendulum
    }
    // Everything of this game is open.
    MatchLog {
        id: lines

        house: root.shell.house
        host: root.host
        heldFrom: pendulum.coveredSince
    }

    Component.onCompleted: context.log = lines
    characters: pendulum.seats.map(seat => seat.character)
    around: PendulumTable {
        context: root.context
    }
    desk: FocusScope {
        focus: true

        PendulumKeys {
            context: root.context
        }

        PendulumDesk {
            anchors.fill: parent
            focus: true
            page: root
            model: pendulum
        }
    }

    RunOutSounds {
        host: root.host
        model: pendulum
        sounds: root.shell.house?.sounds ?? null
    }
}

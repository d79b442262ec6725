// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A match of Pendulum that is watched again.
ReplayTable {
    id: root

    model: PendulumModel {
        id: pendulum
    }
    characters: pendulum.seats.map(seat => seat.character)
    table: PendulumTable {
        context: root.context
        part: TablePlaces.Upright
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A match of Tiletum that is watched again.
ReplayTable {
    id: view

    model: TiletumModel {}
    table: Component {
        TiletumTable {
            context: view.context
            part: TablePlaces.Upright
        }
    }
}

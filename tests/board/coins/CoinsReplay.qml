// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Sandglass.App
import Sandglass.Play

/// A match with coins that is watched again.
ReplayTable {
    id: view

    model: CoinsModel {}
    table: CoinsTable {
        context: view.context
        part: TablePlaces.Upright
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// A match of Viceroy that is watched again: the table as it was, which takes no touch.
ReplayTable {
    id: view

    model: ViceroyModel {}
    table: ViceroyTable {
        context: view.context
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Everything that Viceroy is drawn from, on one table: all cards whole, some as they lie, and all small things.
Rectangle {
    id: root

    property Shell shell: null
    /// Pixels of one unit of a table 1920 wide.
    readonly property real unit: Math.min(width / 1920, height / 1080)

    color: Theme.table

    CardBox {
        id: cards
    }

    CardFaces {
        box: cards
        unit: root.unit
    }

    LaidFaces {
        box: cards
        unit: root.unit
    }

    PieceFaces {
        box: cards
        unit: root.unit
    }
}

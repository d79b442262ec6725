// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Table

/// The café is closed: black, and one sandglass that stands at another place every minute. Nothing else moves.
Rectangle {
    id: root

    /// Where it stands, of one.
    required property point spot
    readonly property real unit: Math.min(width / 1920, height / 1080)

    color: Theme.night

    InlaidSandglass {
        objectName: "closedGlass"
        x: Math.round((root.width - width) * root.spot.x)
        y: Math.round((root.height - height) * root.spot.y)
        width: 120 * root.unit
        height: width
        opacity: 0.5
    }
}

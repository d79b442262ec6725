// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Where a page stands: it dresses the theme in the person's settings and in the size of the room.
Item {
    id: root

    required property Shell shell
    /// 14 mm on a table; on a desktop 48 pixels.
    property real touchMinimum: 48
    /// Nothing moves, whatever the settings say: for pictures.
    property bool still: false

    Binding {
        target: Theme
        property: "name"
        value: root.shell.settings.theme
    }
    Binding {
        target: Theme
        property: "textSize"
        value: root.shell.settings.textSize
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.still || root.shell.settings.reducedMotion
    }
    Binding {
        target: Theme
        property: "touchMinimum"
        value: root.touchMinimum
    }
    // Below four fifths, letters would be too small to read, so a small window scrolls instead.
    Binding {
        target: Theme
        property: "scale"
        value: Math.max(0.8, Math.min(root.width / 1920, root.height / 1080))
    }
}

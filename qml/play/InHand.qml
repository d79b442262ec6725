// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// What goes with a finger that pulls something: above everything in the window, since mats and other panels lie over the
/// place where it is pulled from.
Loader {
    id: root

    /// What is pulled, where it lies, and what pulls it.
    required property Item thing
    required property Touchable by
    readonly property point at: {
        const from = thing.mapToItem(null, thing.width / 2, thing.height / 2);
        return Qt.point(from.x + by.way.x, from.y + by.way.y);
    }

    /// As what it is the picture of lies, seen on the table.
    readonly property real turn: {
        const from = thing.mapToItem(null, 0, 0);
        const to = thing.mapToItem(null, thing.width, 0);
        return Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
    }

    parent: thing.Window.contentItem
    rotation: active ? turn : 0
    x: at.x - width / 2
    y: at.y - height / 2
    z: 1
    active: by.dragged
}

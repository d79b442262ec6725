// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The emblem of a seat as one silhouette, so that it is told from the others without its colour.
DrawnPath {
    id: root

    /// By the order of Seats.emblems: sun, moon, tower, ship, key, tree, bell, star.
    required property int emblem
    property color color

    path: Emblems.paths[emblem] ?? ""
    fill: color
}

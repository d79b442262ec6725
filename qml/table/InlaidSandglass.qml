// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The sandglass in the middle of the table: turned by half, it is the same.
Item {
    DrawnPath {
        anchors.fill: parent
        path: "M30 18 C30 36 46 42 46 50 C46 58 30 64 30 82 H70 C70 64 54 58 54 50 C54 42 70 36 70 18 Z"
        fill: Theme.surface
        stroke: Theme.brassBright
        pen: 3
    }

    DrawnPath {
        anchors.fill: parent
        path: "M36 31 Q50 35 64 31 C60 40 52 44 50.8 50 C52 56 60 60 64 69 Q50 65 36 69 C40 60 48 56 49.2 50" + "C48 44 40 40 36 31 Z M22 10 H78 V18 H22 Z M22 82 H78 V90 H22 Z"
        fill: Theme.brassBright
    }
}

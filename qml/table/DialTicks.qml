// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// Sixty strokes inside a ring, every fifth a longer one: the hour that is played for.
DrawnPath {
    function strokes(): string {
        let path = "";
        for (let minute = 0; minute < 60; ++minute) {
            const angle = minute * Math.PI / 30;
            const foot = minute % 5 === 0 ? 89 : 94;
            path += "M" + (100 + 98 * Math.sin(angle)) + " " + (100 - 98 * Math.cos(angle)) + " L" + (100 + foot * Math.sin(angle)) + " " + (100 - foot * Math.cos(angle)) + " ";
        }
        return path;
    }

    box: 200
    path: strokes()
    stroke: Theme.brass
    pen: 0.7
}

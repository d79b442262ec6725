// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// Where things lie in one panel of a desktop, everything upright. What the panel does not show lies just outside of it,
/// so that figures walk in and out over the edge.
Places {
    id: root

    /// "board", "mine" or "rivals".
    required property string part
    /// The place whose mat is one's own.
    required property int mine
    readonly property list<int> rivals: taken.filter(place => place !== mine)
    readonly property real rivalUnit: Math.min((width - 2 * gap) / 720, (height - (rivals.length + 1) * gap) / rivals.length / 250)
    readonly property real ownUnit: Math.min((width - 2 * gap) / 720, (height - 2 * gap) / 250)

    // What is said stands below the board, and covers nothing of it.
    room: part === "board" ? Qt.rect(gap, gap, width - 2 * gap, height - gap - spoken * matUnit(mine)) : Qt.rect(0, -2 * height, width, height)

    function turn(place: int): int {
        return 0;
    }

    function matUnit(place: int): real {
        return part === "rivals" && place !== mine ? rivalUnit : part === "mine" && place === mine ? ownUnit
            // What is said over a small board is still large enough to read.
            : Math.max(Theme.scale, Math.min(width / 1600, height / 525));
    }

    function mat(place: int): rect {
        const unit = matUnit(place);
        if (part === "mine" && place === mine)
            return Qt.rect(gap, Math.round((height - unit * 250) / 2), Math.round(width - 2 * gap), Math.round(unit * 250));
        if (part === "rivals" && place !== mine)
            return Qt.rect(gap, Math.round(gap + rivals.indexOf(place) * (unit * 250 + gap)), Math.round(width - 2 * gap), Math.round(unit * 250));
        return Qt.rect(gap, Math.round(part === "board" && place === mine ? height : -unit * 300), Math.round(width - 2 * gap), Math.round(unit * 250));
    }
}

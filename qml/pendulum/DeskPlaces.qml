// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where things lie on a desktop: the board over the whole width, one's own mat large below it, the rivals' mats small
/// beside it, everything upright.
Places {
    id: root

    /// The place whose mat is one's own now.
    required property int mine
    readonly property real boardHeight: Math.min(width - 2 * gap, (height * 0.6 - 2 * gap) * 1600 / 525) * 525 / 1600
    readonly property real below: boardHeight + 2 * gap
    readonly property real ownUnit: Math.min((height - below - gap) / 250, width * 0.62 / 720)
    readonly property real rivalWidth: (width - width * 0.62 - 4 * gap) / 2

    room: Qt.rect(gap, gap, width - 2 * gap, boardHeight)

    function turn(place: int): int {
        return 0;
    }

    function matUnit(place: int): real {
        return place === mine ? ownUnit : Math.min(rivalWidth / 680, (height - below - 2 * gap) / 2 / 250);
    }

    function mat(place: int): rect {
        if (place === mine)
            return Qt.rect(gap, Math.round(below), Math.round(width * 0.62), Math.round(ownUnit * 250));
        const rivals = taken.filter(one => one !== mine);
        const index = rivals.indexOf(place);
        const unit = matUnit(place);
        return Qt.rect(Math.round(width * 0.62 + 2 * gap + (index % 2) * (rivalWidth + gap)),
            Math.round(below + Math.floor(index / 2) * (unit * 250 + gap)), Math.round(rivalWidth), Math.round(unit * 250));
    }
}

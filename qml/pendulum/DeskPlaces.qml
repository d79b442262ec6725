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
    /// What is said stands between the board and the own mat.
    readonly property real ownUnit: Math.min((height - boardHeight - 2 * gap) / (250 + spoken), width * 0.62 / 720)
    readonly property real below: boardHeight + gap + spoken * ownUnit
    readonly property list<int> rivals: taken.filter(one => one !== mine)
    readonly property int columns: rivals.length > 2 ? 2 : 1
    readonly property int lines: Math.ceil(rivals.length / columns)
    readonly property real rivalWidth: (width * 0.38 - (columns + 2) * gap) / columns
    readonly property real rivalUnit: Math.min(rivalWidth / 680, (height - below - lines * gap) / lines / 250)

    room: Qt.rect(gap, gap, width - 2 * gap, boardHeight)

    function turn(place: int): int {
        return 0;
    }

    function matUnit(place: int): real {
        return place === mine ? ownUnit : rivalUnit;
    }

    function mat(place: int): rect {
        if (place === mine)
            return Qt.rect(gap, Math.round(below), Math.round(width * 0.62), Math.round(ownUnit * 250));
        const index = rivals.indexOf(place);
        return Qt.rect(Math.round(width * 0.62 + 2 * gap + (index % columns) * (rivalWidth + gap)),
            Math.round(below + Math.floor(index / columns) * (rivalUnit * 250 + gap)), Math.round(rivalWidth), Math.round(rivalUnit * 250));
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// Where the board and the mats lie on a table, in pixels, for the places that are taken: 0 and 1 on the near side,
/// 2 on the right, 3 and 4 on the far side.
QtObject {
    id: root

    required property real width
    required property real height
    required property list<int> taken

    readonly property real unit: Math.min(width / 1920, height / 1080)
    readonly property real gap: 12 * unit
    readonly property bool right: taken.includes(2)
    readonly property bool near: taken.includes(0) || taken.includes(1)
    readonly property bool far: taken.includes(3) || taken.includes(4)
    readonly property bool shared: (taken.includes(0) && taken.includes(1)) || (taken.includes(3) && taken.includes(4))
    /// The room that a sentence at a mat takes, in the mat's units.
    readonly property real spoken: Theme.plan.bodyLine * Theme.textSize + Theme.plan.gap3
    readonly property real matHeight: 250 * unit
    readonly property real matWidth: unit * (right && shared ? 680 : shared ? 860 : 960)
    /// What the mats leave, and the board in its middle.
    property rect room: Qt.rect(gap, far ? matHeight + 2 * gap : gap,
        width - 2 * gap - (right ? matHeight + gap : 0),
        height - (far ? matHeight + 2 * gap : gap) - (near ? matHeight + 2 * gap : gap))
    readonly property real boardUnit: Math.min(room.width / 1600, room.height / 525)
    readonly property rect board: Qt.rect(Math.round(room.x + (room.width - 1600 * boardUnit) / 2),
        Math.round(room.y + (room.height - 525 * boardUnit) / 2), Math.round(1600 * boardUnit), Math.round(525 * boardUnit))

    function turn(place: int): int {
        return place === 2 ? -90 : place > 2 ? 180 : 0;
    }

    /// Pixels a unit of that mat.
    function matUnit(place: int): real {
        return unit;
    }

    /// A mat before it is turned about its middle.
    function mat(place: int): rect {
        if (place === 2)
            return Qt.rect(Math.round(width - gap - matHeight / 2 - matWidth / 2),
                Math.round((height - matHeight) / 2), matWidth, matHeight);
        const other = [1, 0, 2, 4, 3][place];
        const both = taken.includes(other);
        const row = width - (right ? matHeight + gap : 0);
        const share = both ? row / 2 : row;
        const start = both && (place === 1 || place === 3) ? share : 0;
        return Qt.rect(Math.round(start + (share - matWidth) / 2), Math.round(place > 2 ? gap : height - gap - matHeight),
            Math.round(matWidth), Math.round(matHeight));
    }

    /// How wide a tray at a mat may be: one at the side stays between the mats of the near and the far side.
    function spread(place: int): real {
        const widest = mat(place).width;
        return Math.abs(turn(place)) === 90 ? Math.min(widest, room.height - 2 * spoken * unit) : widest;
    }

    /// How far from the mat's middle a tray stands, as its seat sees it, so that it lies over that part of the table and
    /// leaves what is beside it in sight. One at the side stays in the middle of what the mats leave.
    function lean(place: int, over: rect): real {
        const rect = mat(place);
        if (Math.abs(turn(place)) === 90)
            return rect.y + rect.height / 2 - room.y - room.height / 2;
        const right = Math.max(0, over.x - rect.x);
        const left = Math.max(0, rect.x + rect.width - over.x - over.width);
        return (right - left) * (turn(place) === 180 ? -1 : 1);
    }

    /// How far from a mat at the side its tray stands, for the same reason.
    function rise(place: int, over: rect): real {
        const rect = mat(place);
        return Math.abs(turn(place)) === 90 ? Math.max(0, rect.x + (rect.width - rect.height) / 2 - over.x - over.width - gap) : 0;
    }

    /// A point of a turned mat, on the table.
    function onTable(place: int, at: point): point {
        const rect = mat(place);
        const angle = turn(place) * Math.PI / 180;
        const dx = at.x - rect.width / 2;
        const dy = at.y - rect.height / 2;
        return Qt.point(rect.x + rect.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
            rect.y + rect.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle));
    }

    /// How far a point of the table is from each taken place's mat.
    function distances(at: point): list<real> {
        return taken.map(place => {
            const rect = mat(place);
            const lies = Math.abs(turn(place)) === 90;
            const dx = Math.abs(rect.x + rect.width / 2 - at.x) - (lies ? rect.height : rect.width) / 2;
            const dy = Math.abs(rect.y + rect.height / 2 - at.y) - (lies ? rect.width : rect.height) / 2;
            return Math.hypot(Math.max(0, dx), Math.max(0, dy));
        });
    }
}

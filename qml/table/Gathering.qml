// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Where people gather: five places at the edges and the middle between them, on a table of 1920 × 1080 units.
QtObject {
    id: root

    required property real width
    required property real height
    readonly property real unit: Math.min(width / 1920, height / 1080)
    readonly property TablePlaces keys: TablePlaces {}
    readonly property real left: (width - 1920 * unit) / 2
    readonly property rect middle: Qt.rect(left + 60 * unit, (height - 592 * unit) / 2, 1648 * unit, 592 * unit)

    /// A place before it is turned about its middle. A deep one has room for a keyboard.
    function area(place: int, deep: bool): rect {
        const tall = (deep ? keys.gatheringMat(Theme.touch / unit).height : place === 2 ? 176 : 216) * unit;
        if (place === 2) {
            const wide = (deep ? 700 : 560) * unit;
            return Qt.rect(width - 16 * unit - (tall + wide) / 2, (height - tall) / 2, wide, tall);
        }
        const x = left + (place === 0 || place === 4 ? 60 : 896) * unit;
        return Qt.rect(x, place < 2 ? height - 12 * unit - tall : 12 * unit, 812 * unit, tall);
    }
}

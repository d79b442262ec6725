// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// What a way on the screen is for something that lies on a plate, which may be turned.
QtObject {
    function within(item: Item, way: point): point {
        const from = item.mapFromItem(null, 0, 0);
        const to = item.mapFromItem(null, way.x, way.y);
        return Qt.point(to.x - from.x, to.y - from.y);
    }
}

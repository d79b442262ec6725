// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How far a finger has pulled something, as that is turned: fingers move on the table, and a mat is turned to its seat.
QtObject {
    required property Item thing
    /// A Touchable's.
    required property point way
    readonly property point by: {
        const from = thing.mapFromItem(null, 0, 0);
        const to = thing.mapFromItem(null, way.x, way.y);
        return Qt.point(to.x - from.x, to.y - from.y);
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The stroke through what somebody else has: taken is not told by colour alone.
Item {
    id: root

    anchors.fill: parent

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(root.width, root.height) * 0.95
        height: Theme.hairline * 2
        radius: height / 2
        rotation: -45
        color: Theme.textSoft
        antialiasing: true
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Where one is in what is longer than its place; nothing, where all of it is in sight.
T.ScrollBar {
    // Rounding may leave a pixel that is none.
    visible: size < 0.998
    padding: Theme.space1
    implicitWidth: Theme.space4
    contentItem: Rectangle {
        implicitWidth: Theme.space2
        radius: width / 2
        color: Theme.brassDark
    }
}

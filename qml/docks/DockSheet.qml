// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// What lies under a panel's contents. KDDockWidgets makes one a panel.
Rectangle {
    anchors.fill: parent
    color: Theme.surface
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The one window: home, the docks, or the table.
Window {
    width: 1280
    height: 720
    visible: true
    title: Qt.application.name
    color: Theme.table
}

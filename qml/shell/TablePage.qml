// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Table

/// Table mode: the people around the edge.
Item {
    id: root

    required property Shell shell
    signal back

    TableScene {
        anchors.fill: parent
        seats: root.shell.seats
        language: root.shell.language
        onLeaveRequested: root.back()
    }
}

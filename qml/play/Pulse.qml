// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The beat of all invitations to act on one table. It steps rather than flows: a few small things are painted anew a
/// few times a second, and nothing at all while nobody is asked.
Timer {
    id: root

    required property bool beating
    property int step: 0
    readonly property real light: running ? 1 - Theme.pulseDepth * [0, 0.5, 1, 0.5][step] : 1

    interval: Theme.pulseTime / 4
    repeat: true
    running: beating && Theme.pulseTime > 0
    onTriggered: step = (step + 1) % 4
    onRunningChanged: step = 0
}

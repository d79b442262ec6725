// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Host
import Sandglass.Play

/// What happened, line by line; the line of the moment that is seen is marked. Touching a line goes there.
LogLines {
    id: root

    required property Replay replay
    readonly property int here: replay.log.lastRowAt(replay.position)

    /// What led here stays in sight above it, what comes is below.
    function showHere(): void {
        const linesBefore = 3;
        positionViewAtIndex(Math.max(0, here - linesBefore), ListView.Beginning);
    }

    names: replay.namesIn(words)
    model: replay.log
    last: here
    currentIndex: here
    highlightMoveDuration: 0
    highlightFollowsCurrentItem: false
    onHereChanged: showHere()
    onHeightChanged: showHere()
    Component.onCompleted: showHere()
    onTouched: row => replay.jump(replay.log.stepOf(row))
}

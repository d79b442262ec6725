// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Host

/// What has happened, line by line, the newest at the bottom. A line that is chosen points at what it speaks of.
LogLines {
    id: root

    required property MatchLog log
    /// What the chosen line says; empty where none is chosen.
    property telling chosen
    /// The last line is followed until somebody scrolls back.
    property bool follows: true
    property telling nothing

    model: log
    activeFocusOnTab: true
    currentIndex: -1
    onCountChanged: {
        if (follows)
            Qt.callLater(positionViewAtEnd);
    }
    onMovementEnded: follows = atYEnd
    Component.onCompleted: Qt.callLater(positionViewAtEnd)
    onTouched: (row, what) => {
        currentIndex = currentIndex === row ? -1 : row;
        chosen = currentIndex === -1 ? nothing : what;
    }
}

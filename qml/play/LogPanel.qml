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

    /// Lines get their heights after the list has got them, and others in another language.
    function showNewest(): void {
        if (follows && !moving && !atYEnd)
            positionViewAtEnd();
    }

    model: log
    activeFocusOnTab: true
    currentIndex: -1
    onCountChanged: Qt.callLater(showNewest)
    onContentHeightChanged: Qt.callLater(showNewest)
    onHeightChanged: Qt.callLater(showNewest)
    onWidthChanged: Qt.callLater(showNewest)
    onMovementEnded: follows = atYEnd
    Component.onCompleted: Qt.callLater(showNewest)
    onTouched: (row, what) => {
        currentIndex = currentIndex === row ? -1 : row;
        chosen = currentIndex === -1 ? nothing : what;
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// Stops the match for everybody, and lets it go on.
MatButton {
    id: root

    required property SeatMat mat
    readonly property bool paused: mat.context.paused

    objectName: "pause"
    unit: mat.unit
    icon: paused ? "play" : "pause"
    lit: paused
    ready: !mat.context.model.over
    label: mat.words.text(paused ? "play.goOn" : "play.pause")
    onPressed: {
        // What is over goes on no more.
        if (!mat.context.model.over)
            mat.context.togglePause(mat.seat);
    }

    ThingItem {
        anchors.fill: parent
        domain: "button"
        word: "pause"
    }
}

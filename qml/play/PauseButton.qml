// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Language

/// Stops the match for everybody, and lets it go on.
MatButton {
    id: root

    required property TableContext context
    required property Catalogue words

    objectName: "pause"
    icon: context.paused ? "play" : "pause"
    lit: context.paused
    label: words.text(context.paused ? "play.goOn" : "play.pause")
    onPressed: context.pauseToggled()

    ThingItem {
        anchors.fill: parent
        domain: "button"
        word: "pause"
    }
}

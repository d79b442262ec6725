// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Back, show me, skip, and the one thing to do where nothing else is waited for: go on.
Flow {
    id: root

    required property LessonPlayer player
    required property Catalogue words
    required property real unit

    spacing: Theme.plan.gap2 * unit
    layoutDirection: Qt.RightToLeft

    component Choice: WordButton {
        unit: root.unit * Theme.plan.smallButton
    }

    Choice {
        objectName: "goOn"
        visible: root.player.mayGoOn
        primary: true
        text: root.words.text("lesson.goOn")
        onPressed: root.player.goOn()
    }

    Choice {
        objectName: "showMe"
        visible: !root.player.mayGoOn
        primary: root.player.misses > 2
        text: root.words.text("lesson.showMe")
        onPressed: root.player.showMe()
    }

    Choice {
        objectName: "skip"
        visible: !root.player.mayGoOn
        text: root.words.text("lesson.skip")
        onPressed: root.player.skip()
    }

    Choice {
        objectName: "back"
        visible: root.player.mayGoBack
        text: root.words.text("lesson.back")
        onPressed: root.player.goBack()
    }
}

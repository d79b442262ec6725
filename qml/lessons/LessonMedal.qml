// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A lesson on the path: its seal or its number, its name, how long it takes.
T.AbstractButton {
    id: root

    required property lessonEntry lesson
    required property Catalogue words
    property bool won: false
    property bool begun: false
    /// The one to do next.
    property bool inviting: false
    readonly property string title: words.text(lesson.titleId)
    readonly property string minutes: words.textWith("shell.home.minutes", { minutes: lesson.minutes })

    implicitWidth: 216 * Theme.scale
    implicitHeight: inside.implicitHeight + topPadding + bottomPadding
    padding: Theme.space3
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.words.textWith(won ? "lesson.medalWon" : "lesson.medal", { lesson: title, minutes: minutes, number: lesson.number })

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : root.inviting ? Theme.raised : "transparent"
        border { width: root.inviting ? Theme.focusLine : 0; color: Theme.brass }

        FocusRing { shown: root.visualFocus }
    }

    contentItem: ColumnLayout {
        id: inside

        spacing: Theme.space2

        Seal {
            Layout.preferredWidth: Theme.touch * 1.3
            Layout.preferredHeight: Theme.touch * 1.3
            Layout.alignment: Qt.AlignHCenter
            number: root.lesson.number
            won: root.won
            half: root.begun
            ink: root.won || !root.begun ? Theme.text : Theme.ink
        }

        Words {
            text: root.title
            named: true
            font.pixelSize: Theme.lead
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Words {
            text: root.minutes
            color: Theme.textSoft
            font.pixelSize: Theme.caption
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
    }
}

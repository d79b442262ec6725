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
    /// The thread of the path comes from the one before and goes on to the one behind it.
    property bool last: false
    property real gap: 0
    readonly property string title: words.text(lesson.titleId)
    readonly property string minutes: words.textWith("shell.home.minutes", {
        minutes: lesson.minutes
    })

    implicitWidth: 240 * Theme.scale
    implicitHeight: inside.implicitHeight + topPadding + bottomPadding
    padding: Theme.space3
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.words.textWith(won ? "lesson.medalWon" : "lesson.medal", {
        lesson: title,
        minutes: minutes,
        number: lesson.number
    })

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    Rectangle {
        z: -1
        x: root.lesson.number > 1 ? -root.gap / 2 : root.width / 2
        y: root.topPadding + Theme.touch * 0.75
        width: (root.last ? root.width / 2 : root.width + root.gap / 2) - x
        height: Theme.focusLine
        color: Theme.brassDark
    }

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : root.inviting ? Theme.raised : "transparent"
        border {
            width: root.inviting ? Theme.focusLine : 0
            color: Theme.brass
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: ColumnLayout {
        id: inside

        spacing: Theme.space2

        Seal {
            Layout.preferredWidth: Theme.touch * 1.5
            Layout.preferredHeight: Theme.touch * 1.5
            Layout.alignment: Qt.AlignHCenter
            number: root.lesson.number
            won: root.won
            half: root.begun
            ground: Theme.surface
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

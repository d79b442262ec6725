// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The answers to a lesson's question.
Flow {
    id: root

    required property LessonPlayer player
    required property Catalogue words
    required property real unit
    readonly property int count: player.answerIds.length

    spacing: Theme.plan.gap2 * unit

    Repeater {
        model: root.player.answerIds

        WordButton {
            required property int index
            required property string modelData
            readonly property bool isRight: root.player.mood === LessonPlayer.Right && root.player.answered === index

            objectName: "answer " + index
            unit: root.unit * Theme.plan.smallButton
            primary: isRight
            text: (isRight ? "✓ " : "") + root.words.text(modelData)
            onPressed: root.player.answer(index)
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language

/// What is asked before a match: what its game wants to know, how much advice is wanted, and, where somebody has never
/// played it, whether a lesson comes first.
Column {
    id: root

    required property SetupForm form
    required property string game
    required property Settings settings
    /// Somebody here has never been offered the lessons of this game.
    required property bool newcomers
    required property Catalogue words
    required property real rowUnit
    required property bool keyboard
    /// There is room for four rows as high as the plan says; more are lower.
    property bool low: false
    readonly property int rows: form.asked.length + 1 + (newcomers ? 1 : 0)
    readonly property real unit: rowUnit * (low ? Math.min(1, 4 / rows) : 1)
    signal learnFirst

    spacing: 10 * unit

    Repeater {
        model: root.form.asked

        QuestionRow {
            required property setupAsked modelData

            objectName: "question " + modelData.word
            width: root.width
            base: root.game + ".setup." + modelData.word
            icon: modelData.icon
            answers: modelData.answers
            chosen: modelData.chosen
            most: modelData.most
            words: root.words
            unit: root.unit
            keyboard: root.keyboard
            onAnswered: answer => root.form.choose(modelData.word, answer)
        }
    }

    QuestionRow {
        objectName: "question advice"
        width: root.width
        base: "play.advice"
        icon: "info"
        answers: root.settings.advices
        chosen: root.settings.advices.indexOf(root.settings.advice)
        words: root.words
        unit: root.unit
        keyboard: root.keyboard
        onAnswered: answer => root.settings.advice = root.settings.advices[answer]
    }

    Loader {
        width: root.width
        active: root.newcomers
        visible: active
        sourceComponent: LearnFirst {
            words: root.words
            unit: root.unit
            keyboard: root.keyboard
            onWanted: root.learnFirst()
        }
    }
}

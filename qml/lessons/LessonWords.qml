// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// What a lesson says at the moment: the step's sentence, and below it the answer to what the learner has just done. A
/// refusal that was tried for comes first, in the very words of play.
Column {
    id: root

    required property LessonPlayer player
    required property Catalogue words
    required property list<string> names
    required property real unit
    readonly property string refusal: player.refusal.in(words, names)
    readonly property string task: player.taskId === "" ? "" : words.text(player.taskId)
    readonly property string reply: player.replyId === "" ? "" : words.text(player.replyId)
    /// Everything that is shown, for whoever cannot see it.
    readonly property string spoken: (refusal === "" ? [task, reply] : [refusal, reply]).filter(part => part !== "").join(" ")

    spacing: Theme.plan.gap1 * unit

    component Line: Text {
        width: root.width
        color: Theme.ink
        visible: text !== ""
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(Theme.plan.lead * root.unit * Theme.textSize)
        }
    }

    Line {
        objectName: "refused"
        text: root.refusal
        color: Theme.pennantInk
    }

    Line {
        objectName: "task"
        text: root.refusal === "" ? root.task : ""
    }

    Line {
        objectName: "reply"
        text: root.reply
        color: root.refusal === "" ? Theme.inkSoft : Theme.ink
        font.italic: root.refusal === ""
    }
}

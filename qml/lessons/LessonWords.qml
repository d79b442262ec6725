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

    /// Where the refusal is explained.
    readonly property string rule: refusal === "" ? "" : Explainer.ruleOf(player.game, player.refusal)

    signal ruleWanted(section: string)

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

    Row {
        width: parent.width
        spacing: Theme.plan.gap2 * root.unit
        visible: root.refusal !== ""

        Icon {
            id: sign

            width: Theme.plan.gap6 * root.unit
            height: width
            name: "bad"
            color: Theme.pennantInk
        }

        Line {
            objectName: "refused"
            width: parent.width - sign.width - parent.spacing
            textFormat: Text.StyledText
            text: root.refusal === "" ? "" : root.refusal + (root.rule === "" ? "" : ` <a href="rule">${root.words.text("play.explain.rule")}</a>`)
            color: Theme.pennantInk
            linkColor: Theme.pennantInk
            Accessible.name: root.refusal
            onLinkActivated: root.ruleWanted(root.rule)
        }
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

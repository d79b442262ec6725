// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// What a seat can do while the match is paused or over: go on, let an opponent of some level play for it, take it back,
/// read the rules, read another language, leave the table.
Item {
    id: root

    required property Language language
    required property real unit
    required property bool paused
    required property bool over
    required property bool bot
    /// Where the middle of the table begins, above the mat: at the end the choices lie there, the count on the mat.
    required property real beyond
    readonly property Catalogue words: language.words
    /// It is being chosen how well the opponent plays who takes over.
    property bool handing: false
    signal goOn
    signal handedOver(level: string)
    signal takenBack
    signal leaveAsked
    signal spoken(code: string)
    signal rulesAsked

    visible: paused || over
    onVisibleChanged: handing = false
    onBotChanged: handing = false

    component Choice: WordButton {
        unit: root.unit * Theme.plan.smallButton
    }

    // Over the mat of a seat that rests; at the end the count stays in sight.
    Rectangle {
        anchors.fill: parent
        visible: !root.over
        radius: Theme.plan.radius * root.unit
        color: Theme.table
        opacity: 0.82
    }

    Flow {
        readonly property real natural: children.reduce((sum, child) => sum + (child.visible ? child.width + spacing : 0), 0)

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.over ? root.beyond - height - Theme.plan.gap6 * root.unit : (root.height - height) / 2
        width: Math.min(root.width - Theme.plan.gap4 * root.unit, natural)
        spacing: Theme.plan.gap2 * root.unit
        visible: !root.handing

        Choice {
            objectName: "goOn"
            primary: true
            visible: root.paused && !root.over
            text: root.words.text("play.goOn")
            onPressed: root.goOn()
        }

        Choice {
            objectName: "handOver"
            visible: !root.over
            text: root.words.text(root.bot ? "play.takeBack" : "play.handOver")
            onPressed: {
                if (root.bot)
                    root.takenBack();
                else
                    root.handing = true;
            }
        }

        Choice {
            objectName: "rules"
            visible: !root.bot
            text: root.words.text("play.rules.title")
            onPressed: root.rulesAsked()
        }

        Repeater {
            model: root.language.codes

            Choice {
                required property string modelData

                objectName: "speak " + modelData
                visible: !root.bot && modelData !== root.language.code
                text: root.language.nameOf(modelData)
                onPressed: root.spoken(modelData)
            }
        }

        Choice {
            objectName: "leave"
            text: root.words.text("play.end.leave")
            onPressed: root.leaveAsked()
        }
    }

    Flow {
        readonly property real natural: children.reduce((sum, child) => sum + (child.visible ? child.width + spacing : 0), 0)

        anchors.centerIn: parent
        width: Math.min(root.width - Theme.plan.gap4 * root.unit, natural)
        spacing: Theme.plan.gap2 * root.unit
        visible: root.handing

        Repeater {
            model: Levels.words

            Choice {
                required property string modelData

                objectName: "level " + modelData
                primary: modelData === Levels.usual
                text: root.words.text("play.setup." + modelData)
                onPressed: root.handedOver(modelData)
            }
        }

        Choice {
            objectName: "notAfterAll"
            text: root.words.text("play.setup.back")
            onPressed: root.handing = false
        }
    }
}

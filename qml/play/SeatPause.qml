// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// A seat's own choices, over its mat: go on, let an opponent of some level play for it, take it back, read the rules, read
/// another language, leave the table. A touch beside them folds them, and what the seat has is seen.
Item {
    id: root

    required property Language language
    required property real unit
    required property bool open
    required property bool bot
    /// Nothing has been played yet: the game can still be laid out otherwise.
    property bool untouched: false
    /// What the seat is told: "off", "nextStep" or "goodIdea".
    required property string advice
    readonly property Catalogue words: language.words
    /// It is being chosen how well the opponent plays who takes over.
    property bool handing: false
    signal goOn
    signal folded
    signal handedOver(level: string)
    signal takenBack
    signal leaveAsked
    signal setupAsked
    signal spoken(code: string)
    signal rulesAsked
    signal adviceChosen(advice: string)
    /// The mat can lie the other way round, and whether it does.
    property bool handed: false
    property bool otherHand: false
    signal handChanged
    /// How large its words are.
    required property real textSize
    signal textSizeChosen

    visible: open
    onVisibleChanged: handing = false
    onBotChanged: handing = false

    component Choice: WordButton {
        unit: root.unit * Theme.plan.smallButton
    }

    // Over the mat of a seat that rests.
    Rectangle {
        anchors.fill: parent
        radius: Theme.plan.radius * root.unit
        color: Theme.table
        opacity: 0.82
    }

    NamedTouch {
        objectName: "fold"
        anchors.fill: parent
        label: root.words.text("play.choices.fold")
        onTapped: root.folded()
    }

    Flow {
        readonly property real natural: children.reduce((sum, child) => sum + (child.visible ? child.width + spacing : 0), 0)

        anchors.centerIn: parent
        width: Math.min(root.width - Theme.plan.gap4 * root.unit, natural)
        spacing: Theme.plan.gap2 * root.unit
        visible: !root.handing

        Choice {
            objectName: "goOn"
            primary: true
            text: root.words.text("play.goOn")
            onPressed: root.goOn()
        }

        Choice {
            objectName: "handOver"
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

        Choice {
            objectName: "advice"
            visible: !root.bot
            text: root.advice === "" ? "" : root.words.textWith("play.advice.is", {
                advice: root.words.text("play.advice." + root.advice)
            })
            onPressed: root.adviceChosen(Advices.after(root.advice))
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
            objectName: "textSize"
            visible: !root.bot
            text: root.words.text(root.textSize < 1.2 ? "play.textSize.normal" : root.textSize < 1.4 ? "play.textSize.large" : "play.textSize.largest")
            onPressed: root.textSizeChosen()
        }

        Choice {
            objectName: "hand"
            visible: root.handed && !root.bot
            text: root.words.text(root.otherHand ? "play.hand.right" : "play.hand.left")
            onPressed: root.handChanged()
        }

        Choice {
            objectName: "backToSetup"
            visible: root.untouched
            text: root.words.text("play.setup.backTo")
            onPressed: root.setupAsked()
        }

        Choice {
            objectName: "leave"
            text: root.words.text("play.standUp")
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

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// A question at a seat, in its language: what is to be decided, and the answers that the rules allow. A question of
/// the hand's own can be closed, and nothing has happened.
Item {
    id: root

    required property PendulumSeat seat
    required property Language language
    required property real unit
    required property real widest
    /// The action where the keyboard stands.
    property string cursor: ""
    /// How bright an invitation is at the moment.
    property real pulse: 1

    readonly property string question: {
        const words = language.words;
        return seat.choosing ? words.text("play.ask.how") : seat.question.in(words, []);
    }

    readonly property bool open: seat.answers.length > 0
    /// How many cards stand in a line: their words need room.
    readonly property int columns: Math.max(1, Math.floor(widest / unit / (Theme.plan.wordCard * Theme.textSize)))
    readonly property real cardWidth: Math.floor((widest - Theme.plan.gap8 * unit - (columns - 1) * answers.spacing) / columns)

    width: Math.min(widest, Math.max(answers.wanted, prompt.implicitWidth) + Theme.plan.gap8 * unit)
    height: column.implicitHeight + 24 * unit
    visible: open

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        opacity: root.pulse
        ink: Colours
        colour: Theme.brassBright
        radius: Theme.plan.panelRadius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Column {
        id: column

        x: Theme.plan.gap4 * root.unit
        y: Theme.plan.gap3 * root.unit
        width: root.width - Theme.plan.gap8 * root.unit
        spacing: Theme.plan.gap2 * root.unit

        Text {
            id: prompt

            width: parent.width
            text: root.question
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            textFormat: Text.PlainText
            font { family: Theme.nameFamily; pixelSize: Math.round(Theme.plan.lead * root.unit * Theme.textSize) }
        }

        Flow {
            id: answers

            /// All in one line.
            readonly property real wanted: {
                let sum = 0;
                for (const item of children)
                    sum += item.visible && item.implicitWidth > 0 ? item.implicitWidth + spacing : 0;
                return sum;
            }

            width: parent.width
            spacing: Theme.plan.gap2 * root.unit

            Repeater {
                model: root.seat.answers

                Loader {
                    id: offered

                    required property int index
                    required property offer modelData

                    objectName: "answer " + index
                    sourceComponent: modelData.face.kind === "card" ? card : plain

                    Component {
                        id: card

                        TrayCard {
                            implicitWidth: root.cardWidth
                            answer: offered.modelData
                            language: root.language
                            unit: root.unit
                            first: offered.index === 0
                            focused: root.cursor === offered.modelData.text
                            onChosen: root.seat.answer(offered.modelData.text)
                        }
                    }

                    Component {
                        id: plain

                        TrayAnswer {
                            answer: offered.modelData
                            language: root.language
                            unit: root.unit
                            first: offered.index === 0
                            focused: root.cursor === offered.modelData.text
                            onChosen: root.seat.answer(offered.modelData.text)
                        }
                    }
                }
            }

            MatButton {
                objectName: "cancel"
                visible: root.seat.choosing
                icon: "skip"
                lit: true
                unit: root.unit
                label: root.language.words.text("play.cancel")
                onPressed: root.seat.cancel()
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// One option of the game: its picture, its name, one sentence, and the answers.
Rectangle {
    id: root

    /// The id of its name; with ".about" that of its sentence, with ".<answer>" that of an answer.
    required property string base
    required property string icon
    /// Words; where there are none, a number up to `most` is asked for.
    required property list<string> answers
    required property int chosen
    property int most: 0
    required property Catalogue words
    required property real unit
    property bool keyboard: false
    signal answered(answer: int)

    height: 90 * unit
    radius: Theme.panelRadius
    color: Theme.surface
    border {
        width: Theme.hairline
        color: Theme.line
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text(base)
    Accessible.description: words.text(base + ".about")

    Rectangle {
        id: sign

        x: 7 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 76 * root.unit
        height: width
        radius: Theme.cardRadius
        color: Theme.table
        border {
            width: Theme.hairline
            color: Theme.line
        }

        Icon {
            anchors {
                fill: parent
                margins: 16 * root.unit
            }
            name: root.icon
            color: Theme.brass
        }
    }

    SeatText {
        id: name

        anchors {
            left: sign.right
            leftMargin: 18 * root.unit
            right: control.left
            rightMargin: 12 * root.unit
        }
        y: 6 * root.unit
        height: 30 * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text(root.base)
        color: Theme.brassBright
        font.pixelSize: 24 * root.unit
    }

    SeatText {
        anchors {
            left: name.left
            right: name.right
            top: name.bottom
            bottom: parent.bottom
            bottomMargin: 6 * root.unit
        }
        isName: true
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        text: root.words.text(root.base + ".about")
        color: Theme.textSoft
        minimumPixelSize: 8 * root.unit
        font.pixelSize: 18.5 * root.unit * Theme.textSize
    }

    Item {
        id: control

        readonly property real most: root.width * 0.55
        readonly property real wanted: Math.max(chips.implicitWidth, steps.visible ? steps.width : 0)

        anchors {
            right: parent.right
            rightMargin: 14 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(most, wanted)
        height: 52 * root.unit

        Row {
            id: chips

            spacing: 8 * root.unit
            visible: root.answers.length > 0

            Repeater {
                model: root.answers

                AnswerChip {
                    required property int index
                    required property string modelData

                    objectName: "answer " + modelData
                    width: implicitWidth * Math.min(1, control.most / Math.max(1, chips.natural))
                    unit: root.unit
                    keyboard: root.keyboard
                    text: root.words.text(root.base + "." + modelData)
                    checked: root.chosen === index
                    onClicked: root.answered(index)
                }
            }

            readonly property real natural: {
                let sum = -spacing;
                for (const chip of children)
                    sum += chip.implicitWidth > 0 ? chip.implicitWidth + spacing : 0;
                return sum;
            }
        }

        QuestionSteps {
            id: steps

            visible: root.answers.length === 0
            unit: root.unit
            keyboard: root.keyboard
            chosen: root.chosen
            most: root.most
            label: root.words.text(root.base)
            onAnswered: answer => root.answered(answer)
        }
    }
}

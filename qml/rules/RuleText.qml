// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// One section of a rulebook. Lines are never longer than one reads with ease; the margins grow instead.
ScrollPage {
    id: root

    required property RuleReader reader
    required property Catalogue words
    /// Examples are drawn.
    property bool pictured: true
    /// The seat that reads beside a match, where what is spoken of can be lit; -1: there is no match.
    property int seat: -1
    /// Whoever reads may leave the match for a lesson.
    property bool mayLearn: false
    readonly property list<thingName> things: reader.section !== "" && seat >= 0 ? reader.thingsFor(seat) : []
    property lessonEntry none
    readonly property lessonEntry lesson: mayLearn && reader.section !== "" ? course.teaching(reader.section) : none

    signal lightWanted(things: list<thingName>)
    signal lessonWanted(lesson: string)
    readonly property real measure: Math.min(width - 2 * Theme.space4, 31 * Theme.lead)

    contentHeight: column.height + 2 * Theme.space4

    LessonCourse {
        id: course

        game: root.reader.game
    }

    Connections {
        target: root.reader

        function onPlaceChanged(): void {
            root.contentY = 0;
        }
    }

    Column {
        id: column

        x: (root.width - root.measure) / 2
        y: Theme.space4
        width: root.measure
        spacing: Theme.space3

        Words {
            width: parent.width
            text: root.reader.path
            color: Theme.inkSoft
            font.pixelSize: Theme.caption
        }

        Words {
            objectName: "title"
            width: parent.width
            text: root.reader.title
            named: true
            color: Theme.ink
            font.pixelSize: Math.round(Theme.title * 1.15)
            font.features: Theme.nameFigures
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Repeater {
            model: root.reader.paragraphs

            Words {
                required property int index
                required property string modelData

                width: column.width
                text: modelData
                textFormat: Text.StyledText
                named: true
                color: Theme.ink
                linkColor: Theme.pennantInk
                font.pixelSize: Math.round(Theme.body * 1.15)
                font.features: Theme.nameFigures
                lineHeight: 1.15
                Accessible.role: Accessible.StaticText
                Accessible.name: root.reader.plain[index] ?? ""
                onLinkActivated: link => root.reader.follow(link)
            }
        }

        RuleFigure {
            id: example

            objectName: "figure"
            width: parent.width
            height: Math.round(width * 9 / 16)
            visible: root.pictured && figure.setup !== undefined
            game: root.reader.game
            figure: root.pictured ? root.reader.figure : ({})
            words: root.words
        }

        Words {
            objectName: "caption"
            width: parent.width
            visible: example.visible && text !== ""
            text: example.caption
            color: Theme.inkSoft
            font.pixelSize: Theme.caption
        }

        Flow {
            width: parent.width
            spacing: Theme.space2
            visible: root.things.length > 0 || root.lesson.name !== ""

            RuleLink {
                objectName: "try"
                visible: root.lesson.name !== ""
                text: visible ? root.words.textWith("lesson.learnThis", {
                    lesson: root.words.text(root.lesson.titleId)
                }) : ""
                onChosen: root.lessonWanted(root.lesson.name)
            }

            RuleLink {
                objectName: "onBoard"
                visible: root.things.length > 0
                text: root.words.text("play.rules.onBoard")
                onChosen: root.lightWanted(root.things)
            }
        }

        RuleLegend {
            objectName: "legend"
            width: parent.width
            visible: root.reader.legend.length > 0
            reader: root.reader
        }

        Words {
            width: parent.width
            visible: root.reader.see.length > 0
            topPadding: Theme.space3
            text: root.words.text("play.rules.see")
            color: Theme.inkSoft
            font.pixelSize: Theme.caption
        }

        Flow {
            width: parent.width
            spacing: Theme.space2

            Repeater {
                model: root.reader.see

                RuleLink {
                    required property ruleEntry modelData

                    text: modelData.title
                    onChosen: root.reader.open(modelData.section)
                }
            }
        }

        Words {
            width: parent.width
            visible: root.reader.asked.length > 0
            topPadding: Theme.space3
            text: root.words.text("play.rules.asked")
            color: Theme.inkSoft
            font.pixelSize: Theme.caption
        }

        Repeater {
            model: root.reader.asked

            RuleLink {
                required property ruleEntry modelData

                objectName: "asked " + modelData.section
                width: column.width
                wrapped: true
                text: modelData.title
                onChosen: root.reader.open(modelData.section)
            }
        }
    }
}

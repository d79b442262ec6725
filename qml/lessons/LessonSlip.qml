// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The speaking slip of one learner: which lesson, how far, what to do or to know now, and always a way on.
Item {
    id: root

    required property LessonPlayer player
    required property Catalogue words
    required property list<string> names
    required property real unit
    /// Who else learns, and has not done the step yet: their names.
    property list<string> waitingFor
    property bool waitsLong: false
    /// All who learn, and the seats they come from; null for who learns alone.
    required property LessonClass room
    required property Seats seats
    readonly property real pad: Theme.plan.gap3 * unit
    readonly property bool waiting: player.done && waitingFor.length > 0
    /// The whole of it as it is announced.
    readonly property string spoken: waiting ? waitText.text : said.spoken

    signal listWanted
    signal onWithoutThem
    signal ruleWanted(section: string)

    implicitHeight: inside.implicitHeight + 2 * pad
    onSpokenChanged: Accessible.announce(spoken, Accessible.Polite)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    ParchmentCard {
        anchors.fill: parent
    }

    // What is forbidden may be tried here.
    Shape {
        anchors.fill: parent
        anchors.margins: Theme.plan.gap1 * root.unit
        visible: root.player.kind === "tempt"

        ShapePath {
            strokeColor: Theme.pennantInk
            strokeWidth: Theme.plan.line * root.unit
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 3]
            fillColor: "transparent"

            PathRectangle {
                width: root.width - 2 * Theme.plan.gap1 * root.unit
                height: root.height - 2 * Theme.plan.gap1 * root.unit
                radius: Theme.cardRadius
            }
        }
    }

    // A touch on the slip goes on; what lies below is not touched through it.
    NamedTouch {
        anchors.fill: parent
        label: root.words.text("lesson.goOn")
        onTapped: root.player.goOn()
    }

    Column {
        id: inside

        x: root.pad
        y: root.pad
        width: root.width - 2 * root.pad
        spacing: Theme.plan.gap2 * root.unit

        Item {
            width: parent.width
            height: Math.max(Theme.plan.gap8 * root.unit, toList.height)

            Seal {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                width: height
                height: Theme.plan.gap8 * root.unit
                number: root.player.number
                won: false
            }

            Text {
                id: title

                anchors {
                    left: mark.right
                    leftMargin: Theme.plan.gap2 * root.unit
                    verticalCenter: parent.verticalCenter
                }
                width: Math.min(implicitWidth, (tokens.visible ? tokens.x : toList.x) - x - Theme.plan.gap2 * root.unit)
                text: root.player.titleId === "" ? "" : root.words.text(root.player.titleId)
                color: Theme.inkSoft
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(Theme.plan.caption * 0.8 * root.unit)
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(Theme.plan.body * root.unit * Theme.textSize)
                }
            }

            LessonBeads {
                anchors {
                    left: title.right
                    leftMargin: Theme.plan.gap3 * root.unit
                    verticalCenter: parent.verticalCenter
                }
                visible: x + width < (tokens.visible ? tokens.x : toList.x)
                count: root.player.stepCount - 1
                current: root.player.step
                unit: root.unit
            }

            LessonTokens {
                id: tokens

                anchors {
                    right: toList.left
                    rightMargin: Theme.plan.gap3 * root.unit
                    verticalCenter: parent.verticalCenter
                }
                room: root.room
                seats: root.seats
                unit: root.unit
            }

            PlateButton {
                id: toList

                objectName: "lessons"
                anchors {
                    right: parent.right
                    top: parent.top
                }
                width: Theme.plan.smallCard * root.unit
                height: width
                unit: root.unit
                label: root.words.text("lesson.list")
                onPressed: root.listWanted()

                Icon {
                    anchors.fill: parent
                    anchors.margins: parent.width * 0.25
                    name: "close"
                    color: Theme.text
                }
            }
        }

        LessonWords {
            id: said

            width: parent.width
            visible: !root.waiting
            player: root.player
            words: root.words
            names: root.names
            unit: root.unit
            onRuleWanted: section => root.ruleWanted(section)
        }

        Words {
            id: waitText

            objectName: "waiting"
            width: parent.width
            visible: root.waiting
            named: true
            color: Theme.ink
            font.pixelSize: Math.round(Theme.plan.lead * root.unit * Theme.textSize)
            text: root.words.textWith("lesson.waiting", {
                names: root.waitingFor.join(", ")
            })
        }

        Flow {
            width: parent.width
            spacing: Theme.plan.gap2 * root.unit
            visible: root.waiting

            WordButton {
                objectName: "tryOut"
                visible: !root.player.trying
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.tryOut")
                onPressed: root.player.tryOut()
            }

            WordButton {
                objectName: "nudge"
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.nudge")
                onPressed: root.room.nudge()
            }

            WordButton {
                objectName: "without"
                visible: root.waitsLong
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.without")
                onPressed: root.onWithoutThem()
            }
        }

        LessonAnswers {
            width: parent.width
            visible: count > 0 && !root.waiting
            player: root.player
            words: root.words
            unit: root.unit
        }

        LessonButtons {
            width: parent.width
            visible: !root.waiting
            player: root.player
            words: root.words
            unit: root.unit
        }
    }
}

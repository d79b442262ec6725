// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// A lesson is done: its seal, what one can do now, and where to go from here.
Item {
    id: root

    required property LessonPlayer player
    required property Catalogue words
    required property real unit
    required property lessonEntry following
    required property bool mayPlayOn
    /// A match is laid out and waits.
    property bool beforeMatch: false
    readonly property real pad: Theme.plan.gap4 * unit
    readonly property string spoken: words.textWith("lesson.sealed", {
        lesson: words.text(player.titleId)
    })

    signal nextWanted
    signal playOnWanted
    signal againWanted
    signal listWanted
    signal matchWanted

    implicitHeight: inside.implicitHeight + 2 * pad
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken + " " + said.text

    ParchmentCard {
        anchors.fill: parent
    }
    Touchable {
        anchors.fill: parent
    }

    Column {
        id: inside

        x: root.pad
        y: root.pad
        width: root.width - 2 * root.pad
        spacing: Theme.plan.gap3 * root.unit

        Row {
            width: parent.width
            spacing: Theme.plan.gap4 * root.unit

            Seal {
                id: seal

                width: Theme.plan.gap12 * 1.5 * root.unit
                height: width
                number: root.player.number
                NumberAnimation on scale {
                    from: 2
                    to: 1
                    duration: Theme.flipTime
                    easing.type: Easing.OutBounce
                }
            }

            Text {
                id: said

                objectName: "ability"
                width: parent.width - seal.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                text: root.words.text(root.player.taskId)
                color: Theme.ink
                wrapMode: Text.WordWrap
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(Theme.plan.figure * root.unit * Theme.textSize)
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.plan.gap2 * root.unit

            WordButton {
                objectName: "toMatch"
                visible: root.beforeMatch
                primary: true
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.toMatch")
                onPressed: root.matchWanted()
            }

            WordButton {
                objectName: "next"
                visible: root.following.name !== ""
                primary: !root.beforeMatch
                unit: root.unit * Theme.plan.smallButton
                text: visible ? root.words.textWith("lesson.next", {
                    lesson: root.words.text(root.following.titleId)
                }) : ""
                onPressed: root.nextWanted()
            }

            WordButton {
                objectName: "playOn"
                visible: root.mayPlayOn
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.playOn")
                onPressed: root.playOnWanted()
            }

            WordButton {
                objectName: "again"
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.again")
                onPressed: root.againWanted()
            }

            WordButton {
                objectName: "lessons"
                visible: !root.beforeMatch
                unit: root.unit * Theme.plan.smallButton
                text: root.words.text("lesson.list")
                onPressed: root.listWanted()
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// Whether the thing can be used now, in the words of the rule that forbids it if not; the way to its rule, and to the
/// lesson that shows it.
Item {
    id: root

    required property explanation told
    required property TableContext context
    required property Catalogue words
    required property real unit
    required property bool touchable
    required property int seat
    property real textSize: Theme.textSize
    readonly property real letters: unit * textSize
    property lessonEntry none
    readonly property lessonEntry lesson: touchable && context.mayLearn && told.rule !== "" ? course.teaching(told.rule) : none

    signal ruleWanted(section: string)

    /// What can be done now stands at the very bottom, and sentences end right above it.
    property bool tight: false
    /// How many lines it may take.
    property int lines: 2
    /// What the buttons are there for: whether they are seen is also the slip's affair, which lies hidden between times.
    readonly property bool ruled: touchable && context.mayRead && told.rule !== ""
    readonly property bool taught: lesson.name !== ""
    readonly property real nowHeight: now.visible ? Math.max(now.height, tight ? 0 : sign.height) : 0
    readonly property real buttonsWidth: buttons.visible ? buttons.width : 0

    height: Math.max(now.visible ? now.height : 0, buttons.visible ? buttons.height : 0)

    component Choice: PlateButton {
        id: choice

        required property string text

        width: word.implicitWidth + 2 * Theme.plan.gap3 * root.unit
        height: Theme.plan.slipButton * root.unit
        unit: root.unit
        label: text

        Text {
            id: word

            anchors.centerIn: parent
            text: choice.text
            color: Theme.text
            textFormat: Text.PlainText
            font {
                family: Theme.controlFamily
                pixelSize: Math.round(Theme.plan.caption * root.letters)
            }
        }
    }

    LessonCourse {
        id: course

        game: root.context.game
    }

    Icon {
        id: sign

        anchors.verticalCenter: now.verticalCenter
        width: Theme.plan.gap6 * root.unit
        height: width
        visible: now.visible
        name: root.told.usable ? "check" : root.told.forbidden ? "bad" : "seats"
        color: root.told.forbidden ? Theme.pennantInk : Theme.ink
    }

    Text {
        id: now

        objectName: "now"
        anchors {
            left: sign.right
            leftMargin: Theme.plan.gap2 * root.unit
            right: buttons.visible ? buttons.left : parent.right
            rightMargin: Theme.plan.gap2 * root.unit
        }
        y: root.tight ? root.height - height : (root.height - height) / 2
        visible: text !== ""
        text: root.told.now
        color: Theme.ink
        wrapMode: Text.WordWrap
        maximumLineCount: root.lines
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.plan.caption * 0.6 * root.unit)
        textFormat: Text.PlainText
        height: Math.min(implicitHeight, 1.2 * root.lines * font.pixelSize)
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            // Where there is little room, large letters leave some of it to the sentences.
            pixelSize: Math.round(Theme.plan.caption * 1.1 * root.unit * Math.min(root.textSize, root.tight ? 1.2 : 2))
        }
    }

    Row {
        id: buttons

        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.plan.gap2 * root.unit
        visible: root.ruled || root.taught

        Choice {
            id: rule

            objectName: "slip rule"
            visible: root.ruled
            text: root.words.text("play.explain.rule")
            onPressed: root.ruleWanted(root.told.rule)
        }

        Choice {
            id: show

            objectName: "slip lesson"
            visible: root.taught
            text: root.words.text("play.explain.showMe")
            onPressed: root.context.lessonWanted(root.seat, root.lesson.name)
        }
    }
}

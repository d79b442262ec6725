// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The lessons of the games to choose from, with what the reader has done of them.
FocusScope {
    id: root

    required property Shell shell
    required property LessonCourse course
    required property list<string> seals
    required property string begun
    /// How many sit at the table, and whether all of them learn.
    property int company: 0
    property bool together: false
    required property Catalogue words
    readonly property list<gameEntry> games: shell.games.games
    readonly property int minutesLeft: course.lessons.reduce((sum, one) => sum + (seals.includes(one.name) ? 0 : one.minutes), 0)
    signal togetherWanted(wanted: bool)
    signal gameWanted(game: string)
    signal chosen(lesson: string)
    signal back

    Keys.onEscapePressed: root.back()

    ColumnLayout {
        anchors {
            fill: parent
            margins: Theme.space6
        }
        spacing: Theme.space4

        RowLayout {
            spacing: Theme.space4
            Layout.fillWidth: true

            BrassButton {
                quiet: true
                iconName: "back"
                text: root.words.text("journal.list.back")
                onClicked: root.back()
            }

            Words {
                text: root.words.text("lesson.title")
                named: true
                color: Theme.brassBright
                font.pixelSize: Theme.display
                Layout.fillWidth: true
            }
        }

        ChoiceRow {
            labels: root.games.map(game => root.words.text(game.nameId))
            current: root.games.findIndex(game => game.id === root.course.game)
            onChosen: index => root.gameWanted(root.games[index].id)
            Layout.fillWidth: true
        }

        ChoiceRow {
            objectName: "who"
            visible: root.company > 1
            labels: [root.words.text("lesson.alone"), root.words.text("lesson.allOfUs")]
            current: root.together ? 1 : 0
            onChosen: index => root.togetherWanted(index === 1)
            Layout.fillWidth: true
        }

        BrassButton {
            readonly property lessonEntry match: root.course.firstMatch()

            objectName: "first match"
            quiet: true
            visible: match.name !== ""
            iconName: "continue"
            text: root.words.text("lesson.knowsIt")
            onClicked: root.chosen(match.name)
        }

        Words {
            text: root.words.textWith("lesson.intro", {
                minutes: root.minutesLeft
            })
            visible: root.minutesLeft > 0
            named: true
            font.pixelSize: Theme.lead
            Layout.fillWidth: true
        }

        ScrollPage {
            id: scroll

            contentHeight: path.height
            Layout.fillWidth: true
            Layout.fillHeight: true

            LessonPath {
                id: path

                // Whole medals, in the middle.
                readonly property real step: 240 * Theme.scale + spacing

                x: (scroll.width - width) / 2
                width: Math.max(step, Math.floor(Math.min(scroll.width, 6 * step) / step) * step)
                focus: true
                words: root.words
                course: root.course
                seals: root.seals
                begun: root.begun
                onChosen: lesson => root.chosen(lesson)
            }
        }
    }
}

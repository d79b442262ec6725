// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages

/// The rulebooks, reached from home.
ShellPage {
    id: root

    readonly property Catalogue words: shell.language.words
    property string game: "pendulum"
    property string section: ""
    property string query: ""

    Component.onCompleted: {
        if (section !== "")
            reader.open(section);
        reader.query = query;
    }

    Keys.onEscapePressed: root.back()

    RuleReader {
        id: reader

        words: root.words
        game: root.game
    }

    Connections {
        target: reader

        function onPrinted(): void {
            printing.busy = false;
        }
    }

    LessonCourse {
        id: course

        game: reader.game
    }

    CouncilTable {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space6
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
                text: root.words.text("play.rules.title")
                named: true
                color: Theme.brassBright
                font.pixelSize: Theme.display
                Layout.fillWidth: true
            }

            BrassButton {
                id: printing

                property bool busy: false

                objectName: "print"
                quiet: true
                enabled: !busy
                iconName: "save"
                text: root.words.text("play.rules.print")
                onClicked: {
                    busy = true;
                    reader.print();
                }
            }

            BrassButton {
                readonly property lessonEntry lesson: course.teaching(reader.section)

                objectName: "lesson"
                visible: lesson.name !== ""
                iconName: "learn"
                text: visible ? root.words.textWith("lesson.learnThis", {
                    lesson: root.words.text(lesson.titleId)
                }) : ""
                onClicked: root.shell.learn(reader.game, lesson.name)
            }
        }

        ChoiceRow {
            labels: reader.games.map(game => root.words.text(game + ".name"))
            current: reader.games.indexOf(reader.game)
            onChosen: index => reader.game = reader.games[index]
            Layout.fillWidth: true
        }

        RuleBook {
            objectName: "book"
            focus: true
            reader: reader
            words: root.words
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: 1500 * Theme.scale
            Layout.alignment: Qt.AlignHCenter
        }
    }
}

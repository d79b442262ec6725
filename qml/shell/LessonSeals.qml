// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A bead for each lesson of a game, filled where its seal is won.
Row {
    id: root

    required property Shell shell
    required property string game
    required property real unit
    readonly property string person: shell.settings.player
    property list<string> seals

    function look(): void {
        seals = shell.lessons.seals(person, game);
    }

    spacing: 4 * unit
    Component.onCompleted: look()
    onPersonChanged: look()

    LessonCourse {
        id: course

        game: root.game
    }

    Connections {
        target: root.shell.lessons

        function onChanged(): void {
            root.look();
        }
    }

    Repeater {
        model: course.lessons

        Rectangle {
            required property lessonEntry modelData

            width: 9 * root.unit
            height: width
            radius: width / 2
            color: root.seals.includes(modelData.name) ? Theme.wax : "transparent"
            border {
                width: Math.max(1, 1.2 * root.unit)
                color: root.seals.includes(modelData.name) ? Theme.wax : Theme.inkSoft
            }
        }
    }
}

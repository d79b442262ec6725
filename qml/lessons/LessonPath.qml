// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A game's lessons in their order, each with its seal when it is won.
Flow {
    id: root

    required property Catalogue words
    required property LessonCourse course
    required property list<string> seals
    required property string begun
    readonly property string next: begun !== "" ? begun : course.lessons.find(lesson => !seals.includes(lesson.name))?.name ?? ""
    signal chosen(lesson: string)

    spacing: Theme.space4

    Repeater {
        model: root.course.lessons

        LessonMedal {
            required property lessonEntry modelData

            objectName: "lesson " + modelData.name
            gap: root.spacing
            last: modelData.number === root.course.lessons.length
            lesson: modelData
            words: root.words
            won: root.seals.includes(modelData.name)
            begun: root.begun === modelData.name
            inviting: root.next === modelData.name
            focus: inviting
            onClicked: root.chosen(modelData.name)
        }
    }
}

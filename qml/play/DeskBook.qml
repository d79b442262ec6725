// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Rules

/// The panel of a desktop where the rulebook lies; it comes when somebody wants to read.
DockPanel {
    id: root

    required property string game
    required property Language language
    /// The section that the match is about at the moment, or nothing.
    required property string now
    /// See SeatBook.
    required property int seat
    required property bool mayLearn
    property SeatBook book: null

    signal laidOpen
    signal lightWanted(things: list<thingName>)
    signal lessonWanted(lesson: string)

    name: game + "-rules"
    title: language.words.text("play.rules.title")
    atFirst: false

    Loader {
        active: root.open
        sourceComponent: SeatBook {
            objectName: "book"
            small: false
            language: root.language
            game: root.game
            now: root.now
            seat: root.seat
            mayLearn: root.mayLearn
            onLightWanted: things => root.lightWanted(things)
            onLessonWanted: lesson => root.lessonWanted(lesson)
            Component.onCompleted: {
                root.book = this;
                root.laidOpen();
            }
        }
    }
}

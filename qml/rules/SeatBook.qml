// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The rulebook as large as a seat's own mat, in that seat's language, as an open book; on a desktop, in a panel. Others
/// play on beside it; several can read at once, each at another place.
FocusScope {
    id: root

    required property Language language
    required property string game
    /// At a seat of a table, where it has leaves that are turned.
    property bool small: true
    /// At a seat: pixels of a unit of the plan, and the letters of its keyboard.
    property real unit: Theme.scale
    property list<string> letters
    property real textSize: Theme.textSize
    /// The section that a match is about at the moment, or nothing.
    property string now: ""
    /// There is a match that can be paused for whoever reads.
    property bool mayPause: false
    /// The seat that reads beside a match, or -1; and whether it may leave the match for a lesson.
    property int seat: -1
    property bool mayLearn: false
    /// What must not be missed while one reads at a table: a strip at the book's foot.
    property Component strip: null
    signal closed
    signal folded
    signal pauseWanted
    signal lightWanted(things: list<thingName>)
    signal lessonWanted(lesson: string)

    /// To where the last refusal is explained, if there was one.
    function explain(refusal: telling): void {
        reader.openWhy(refusal);
    }

    /// At a section; nothing: where it is.
    function open(section: string): void {
        if (section !== "")
            reader.open(section);
    }

    /// For something that is known already, or to be typed.
    function look(query = ""): void {
        reader.query = query;
        (shown.item as RuleBook)?.look();
    }

    /// One step back towards the board; whether there was one.
    function leave(): bool {
        return (shown.item as RuleBook)?.leave() ?? false;
    }

    RuleReader {
        id: reader

        words: root.language.words
        game: root.game
    }

    Loader {
        id: shown

        anchors.fill: parent
        focus: true
        sourceComponent: root.small ? leaves : panel
    }

    Component {
        id: panel

        RuleBook {
            focus: true
            reader: reader
            words: root.language.words
            tabs: true
            now: reader.game === root.game ? root.now : ""
            seat: reader.game === root.game ? root.seat : -1
            mayLearn: root.mayLearn
            onLightWanted: things => root.lightWanted(things)
            onLessonWanted: lesson => root.lessonWanted(lesson)
        }
    }

    Component {
        id: leaves

        SeatLeaves {
            reader: reader
            words: root.language.words
            unit: root.unit
            letters: root.letters
            textSize: root.textSize
            now: root.now
            mayPause: root.mayPause
            seat: root.seat
            strip: root.strip
            onLightWanted: things => root.lightWanted(things)
            onClosed: root.closed()
            onFolded: root.folded()
            onPauseWanted: root.pauseWanted()
        }
    }
}

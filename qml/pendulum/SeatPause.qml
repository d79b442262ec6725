// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// What a seat can do while the match is paused or over: go on, let an opponent play for it, take it back, read another
/// language, leave the table. At a seat that an opponent plays, and while nothing is being saved, it says so at any time.
Item {
    id: root

    required property Language language
    required property real unit
    required property bool paused
    required property bool over
    required property bool bot
    /// The id of a sentence, or nothing.
    required property string warning
    readonly property Catalogue words: language.words
    signal goOn
    signal handedOver
    signal takenBack
    signal leaveAsked
    signal spoken(code: string)

    component Choice: WordButton {
        unit: root.unit * 0.75
    }

    // Over the mat of a seat that rests, or of one that an opponent plays.
    Rectangle {
        anchors.fill: parent
        visible: root.paused || root.over
        radius: Theme.plan.radius * root.unit
        color: Theme.table
        opacity: 0.82
    }

    Flow {
        id: choices

        readonly property real natural: children.reduce((sum, child) => sum + (child.visible ? child.width + spacing : 0), 0)

        anchors.centerIn: parent
        width: Math.min(root.width - Theme.plan.gap4 * root.unit, natural)
        spacing: Theme.plan.gap2 * root.unit
        visible: root.paused || root.over

        Choice {
            objectName: "goOn"
            primary: true
            visible: root.paused && !root.over
            text: root.words.text("board.goOn")
            onPressed: root.goOn()
        }

        Choice {
            objectName: "handOver"
            visible: !root.over
            text: root.words.text(root.bot ? "board.takeBack" : "board.handOver")
            onPressed: root.bot ? root.takenBack() : root.handedOver()
        }

        Repeater {
            model: root.language.codes

            Choice {
                required property string modelData

                objectName: "speak " + modelData
                visible: !root.bot && modelData !== root.language.code
                text: root.language.nameOf(modelData)
                onPressed: root.spoken(modelData)
            }
        }

        Choice {
            objectName: "leave"
            text: root.words.text("board.end.leave")
            onPressed: root.leaveAsked()
        }
    }

    SeatNote {
        objectName: "note"
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        widest: root.width
        unit: root.unit
        bad: root.warning !== ""
        text: root.warning !== "" ? root.words.text(root.warning) : root.bot && !root.over ? root.words.text("board.botPlays") : ""
    }
}

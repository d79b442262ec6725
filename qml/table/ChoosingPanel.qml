// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Where a person makes the seat their own: name, emblem, colour, language; and where they change seats or leave.
SeatPanel {
    id: root

    required property Seat seat
    required property Seats seats
    readonly property Catalogue words: seat.language.words
    readonly property real gap: Theme.space3
    readonly property real rowHeight: (height - 2 * inset - 3 * gap) / 4
    /// Who has what was just touched in vain.
    property Seat holder: null

    colour: seat.colour

    Column {
        anchors.fill: parent
        spacing: root.gap

        Row {
            width: parent.width
            height: root.rowHeight
            spacing: Theme.space3

            Medallion {
                id: coin
                height: parent.height
                width: height
                emblem: root.seat.emblem
                colour: root.seat.colour
            }

            NameField {
                objectName: "name"
                width: parent.width - coin.width - done.width - 2 * parent.spacing
                height: parent.height
                seat: root.seat
                onClicked: root.seat.startNaming()
            }

            SeatButton {
                id: done
                objectName: "done"
                width: root.width * 0.23
                height: parent.height
                primary: true
                text: root.words.text("shell.seat.done")
                onClicked: root.seat.settle()
            }
        }

        EmblemChoice {
            objectName: "emblems"
            width: parent.width
            height: root.rowHeight
            seat: root.seat
            seats: root.seats
            onAnswered: holder => root.holder = holder
        }

        Row {
            width: parent.width
            height: root.rowHeight
            spacing: Theme.space3

            ColourChoice {
                id: colours
                objectName: "colours"
                width: (parent.width - parent.spacing) / 2
                height: parent.height
                seat: root.seat
                seats: root.seats
                onAnswered: holder => root.holder = holder
            }

            SeatButton {
                objectName: "move"
                width: (colours.width - parent.spacing) * 0.58
                height: parent.height
                text: root.words.text("shell.seat.move")
                onClicked: root.seat.startMoving()
            }

            SeatButton {
                objectName: "leave"
                width: (colours.width - parent.spacing) * 0.42
                height: parent.height
                text: root.words.text("shell.seat.leave")
                onClicked: root.seat.leave()
            }
        }

        LanguageChoice {
            objectName: "languages"
            width: parent.width
            height: root.rowHeight
            seat: root.seat
        }
    }

    SeatHint {
        objectName: "hint"
        about: root.holder
        visible: root.holder !== null && root.holder.seated && root.holder !== root.seat
        text: root.holder === null ? "" : root.words.textWith("shell.seat.taken", {
            name: root.holder.name !== "" ? root.holder.name : root.words.text("shell.seat.emblem." + root.holder.emblemWord)
        })
    }
}

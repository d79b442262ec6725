// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Where a person chooses another place on a small plan of the table.
SeatPanel {
    id: root

    required property Seat seat
    required property Seats seats
    readonly property Catalogue words: seat.language.words
    readonly property bool full: seats.seatedCount === seats.rowCount()

    colour: seat.colour

    Column {
        id: side
        width: parent.width * 0.3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        Text {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.words.text(root.full ? "shell.seat.noPlace" : "shell.seat.moveHint")
            textFormat: Text.PlainText
            font {
                family: Theme.nameFamily
                features: Theme.nameFigures
                pixelSize: Theme.lead
            }
            color: Theme.text
        }

        SeatButton {
            objectName: "stay"
            width: parent.width
            height: (root.height - 2 * root.inset) * 0.22
            text: root.words.text("shell.seat.stay")
            onClicked: root.seat.choose()
        }
    }

    TablePlan {
        objectName: "plan"
        anchors {
            left: side.right
            leftMargin: Theme.space6
            right: parent.right
            top: parent.top
            bottom: parent.bottom
        }
        seat: root.seat
        seats: root.seats
    }
}

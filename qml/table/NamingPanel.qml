// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Where a person writes their name.
SeatPanel {
    id: root

    required property Seat seat

    colour: seat.colour

    Item {
        id: top
        width: parent.width
        height: (root.height - 2 * root.inset) * 0.17

        NameField {
            objectName: "name"
            anchors {
                left: parent.left
                right: done.left
                rightMargin: Theme.space3
            }
            height: parent.height
            seat: root.seat
            writing: true
        }

        SeatButton {
            id: done
            objectName: "done"
            anchors.right: parent.right
            width: root.width * 0.23
            height: parent.height
            primary: true
            text: root.seat.language.words.text("shell.seat.done")
            onClicked: root.seat.choose()
        }
    }

    SeatKeyboard {
        objectName: "keyboard"
        anchors {
            left: parent.left
            right: parent.right
            top: top.bottom
            topMargin: Theme.space2
            bottom: parent.bottom
        }
        seat: root.seat
    }
}

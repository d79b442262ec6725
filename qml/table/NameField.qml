// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The name on a slip of parchment. Touching it opens the seat's keyboard.
TouchButton {
    id: root

    required property Seat seat
    /// With the place of the next letter.
    property bool writing: false
    readonly property string hint: seat.language.words.text("shell.seat.nameHint")

    leftPadding: Theme.space3
    rightPadding: Theme.space3
    Accessible.name: seat.name === "" ? hint : seat.name

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.shade : Theme.parchment
        border {
            width: root.writing ? Theme.focusLine : Theme.hairline
            color: root.writing ? Theme.brass : Theme.shade
        }
    }

    contentItem: Item {
        SeatText {
            id: name
            anchors {
                left: parent.left
                verticalCenter: parent.verticalCenter
            }
            width: Math.min(implicitWidth, parent.width - (root.writing ? caret.width + Theme.space1 : pen.width + Theme.space2))
            isName: true
            horizontalAlignment: Text.AlignLeft
            font {
                pixelSize: Theme.lead
                italic: root.seat.name === ""
            }
            // The end is what is being written.
            elide: root.writing ? Text.ElideLeft : Text.ElideRight
            text: root.seat.name === "" ? root.hint : root.seat.name
            color: root.seat.name === "" ? Theme.inkSoft : Theme.ink
        }

        Rectangle {
            id: caret
            anchors.verticalCenter: parent.verticalCenter
            x: root.seat.name === "" ? 0 : name.width + Theme.space1
            width: Theme.focusLine
            height: Theme.title
            visible: root.writing
            color: Theme.inkSoft
        }

        LineIcon {
            id: pen
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            visible: !root.writing
            path: "M4 20 L5 16 L16 5 L19 8 L8 19 Z M14 7 L17 10"
            color: Theme.inkSoft
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Table

/// Nobody has touched the table for a while: every taken place is asked, in its own language. Any touch answers.
Item {
    id: root

    required property Seats seats
    required property int seconds
    readonly property Gathering layout: Gathering {
        width: root.width
        height: root.height
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.darkness
        opacity: 0.45
    }

    Repeater {
        model: root.seats

        ParchmentCard {
            id: card

            required property Seat seat
            readonly property rect area: root.layout.area(seat.place, false)

            objectName: "stillThere " + seat.place
            x: area.x
            y: area.y
            width: area.width
            height: area.height
            rotation: seat.turn
            visible: seat.seated
            padding: 20 * root.layout.unit

            SeatText {
                anchors { fill: parent; rightMargin: parent.height }
                isName: true
                wrapMode: Text.WordWrap
                text: card.seat.language.words.text("shell.lobby.stillThere")
                color: Theme.ink
                font.pixelSize: 34 * root.layout.unit
            }

            SeatText {
                anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
                width: parent.height
                text: root.seconds
                color: Theme.inkSoft
                font { pixelSize: 60 * root.layout.unit; weight: Font.DemiBold }
            }
        }
    }
}

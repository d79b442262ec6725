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
    /// How many they were at first.
    property int of: 60
    readonly property Gathering layout: Gathering {
        width: root.width
        height: root.height
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.darkness
        opacity: 0.6
    }

    Repeater {
        model: root.seats

        PlateAtPlace {
            required property Seat seat

            objectName: "stillThere " + seat.place
            area: root.layout.area(seat.place, false)
            unit: root.layout.unit
            visible: seat.seated
            rotation: seat.turn
            emblem: seat.emblem
            colour: seat.colour
            text: seat.language.words.text("shell.lobby.stillThere")
            seconds: root.seconds
            of: root.of
        }
    }
}

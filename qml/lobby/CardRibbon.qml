// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Table

/// On a game's card: tonight's match of it waits; the coins of those who played it, and how far they came.
Rectangle {
    id: root

    required property unfinishedMatch match
    required property Seats seats
    required property real unit

    width: row.width + 24 * unit
    height: 52 * unit
    radius: Theme.cardRadius
    color: Theme.darkness
    border {
        width: 2 * unit
        color: Theme.metalBright
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 6 * root.unit

        Repeater {
            model: Array.from(root.match.people).filter(person => person.bot === undefined)

            Medallion {
                required property var modelData

                width: 36 * root.unit
                height: width
                emblem: Math.max(0, root.seats.emblems.indexOf(modelData.emblem))
                colour: Math.max(0, root.seats.colours.indexOf(modelData.colour))
            }
        }

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: 26 * root.unit
            height: width
            name: "pause"
            color: Theme.light
        }

        SeatText {
            height: 36 * root.unit
            visible: root.match.round > 0
            text: root.match.round
            color: Theme.light
            font.pixelSize: 22 * root.unit
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The middle of the table before a game: an inlay that is upright for nobody and for everybody, and around it the
/// coins of those who sit, each on its own side.
Item {
    id: root

    required property Seats seats
    /// Where the places are, in this item's coordinates, by place.
    required property list<point> towards
    readonly property real diameter: Math.min(width, height)
    readonly property real coin: diameter * 0.15

    InlaidRing {
        diameter: root.diameter * 0.98
        thickness: Theme.focusLine
        opacity: 0.8
    }
    InlaidRing {
        diameter: root.diameter * 0.94
        opacity: 0.6
    }
    InlaidRing {
        diameter: root.diameter * 0.74
        opacity: 0.6
    }

    DialTicks {
        anchors.centerIn: parent
        width: root.diameter * 0.94
        height: width
        opacity: 0.6
    }

    CompassRose {
        anchors.centerIn: parent
        width: root.diameter * 0.72
        height: width
        dark: Qt.darker(Theme.brass, 1.7)
        light: Theme.brass
    }

    Rectangle {
        anchors.centerIn: parent
        width: root.diameter * 0.26
        height: width
        radius: width / 2
        color: Theme.table
        border {
            width: Theme.focusLine
            color: Theme.brass
        }

        InlaidSandglass {
            anchors {
                fill: parent
                margins: parent.width * 0.17
            }
        }
    }

    Repeater {
        model: root.seats

        Medallion {
            id: medallion

            required property Seat seat
            readonly property point goal: root.towards[seat.place] ?? Qt.point(0, 0)
            readonly property real angle: Math.atan2(goal.y - root.height / 2, goal.x - root.width / 2)

            emblem: seat.emblem
            colour: seat.colour
            width: root.coin
            height: width
            x: root.width / 2 + Math.cos(angle) * root.diameter * 0.42 - width / 2
            y: root.height / 2 + Math.sin(angle) * root.diameter * 0.42 - height / 2
            rotation: seat.turn
            scale: seat.seated ? 1 : 0
            visible: scale > 0

            Behavior on scale {
                NumberAnimation {
                    duration: Theme.moveTime
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}

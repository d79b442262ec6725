// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// Who learns together: everybody's coin, with a tick where the step is done and three dots where it is not.
Row {
    id: root

    required property LessonClass room
    required property Seats seats
    required property real unit
    readonly property real size: 34 * unit

    spacing: Theme.plan.gap1 * unit
    visible: room.players.length > 1

    Repeater {
        model: root.room.players.length > 1 ? root.room.players : []

        Item {
            id: one

            required property int index
            required property LessonPlayer modelData
            readonly property bool done: modelData.done || modelData.finished

            objectName: "token " + index
            width: root.size
            height: root.size

            Disc {
                plan: Qt.rect(0, 0, 34, 34)
                unit: root.unit
                colour: Theme.seats[Math.max(0, root.seats.colours.indexOf(root.room.colours[one.index]))]
                emblem: root.seats.emblems.indexOf(root.room.emblems[one.index])
            }

            Rectangle {
                anchors {
                    right: parent.right
                    bottom: parent.bottom
                    margins: -2 * root.unit
                }
                width: 17 * root.unit
                height: width
                radius: width / 2
                color: one.done ? Theme.good : Theme.ink

                Icon {
                    anchors.fill: parent
                    anchors.margins: parent.width * 0.2
                    visible: one.done
                    name: "check"
                    color: Theme.parchment
                }

                Row {
                    anchors.centerIn: parent
                    spacing: 1.5 * root.unit
                    visible: !one.done

                    Repeater {
                        model: 3

                        Rectangle {
                            width: 2.5 * root.unit
                            height: width
                            radius: width / 2
                            color: Theme.parchment
                        }
                    }
                }
            }
        }
    }
}

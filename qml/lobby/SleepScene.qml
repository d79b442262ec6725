// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Pages
import Sandglass.Table

/// A table that nobody is at, to be pictured: asleep, asking whether somebody is there, or in a café that is closed.
Rectangle {
    id: root

    required property Shell shell
    /// "asleep", "asking" or "closed".
    property string moment: "asleep"
    /// As Seats keeps them: who is asked.
    property list<var> people
    property real brightness: 1

    color: Theme.darkness
    Component.onCompleted: {
        shell.seats.restore(people);
        content.active = true;
    }

    Loader {
        id: content

        anchors.fill: parent
        active: false
        sourceComponent: root.moment === "closed" ? closed : root.moment === "asking" ? asking : asleep
    }

    Component {
        id: asleep

        Item {
            SleepingPicture {
                x: Math.round((parent.width - width) * 0.4)
                y: Math.round((parent.height - height) * 0.7)
                width: Math.round(parent.width * 0.86)
                height: Math.round(parent.height * 0.86)
                nameId: "shell.scene.pendulum"
                turns: 0
                codes: root.shell.staff.languages

                BoardPicture {
                    anchors.fill: parent
                    shell: root.shell
                    module: "Sandglass.Pendulum"
                    type: "PendulumScene"
                }
            }

            Rectangle {
                anchors.fill: parent
                color: Theme.night
                opacity: 1 - root.brightness
            }
        }
    }

    Component {
        id: asking

        Item {
            TableScene {
                anchors.fill: parent
                seats: root.shell.seats
                language: root.shell.language
            }

            IdleQuestion {
                anchors.fill: parent
                seats: root.shell.seats
                seconds: 42
            }
        }
    }

    Component {
        id: closed

        ClosedTable {
            spot: Qt.point(0.3, 0.6)
        }
    }
}

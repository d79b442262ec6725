// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Touch

/// Behind the PIN: the people of a café set their table here and see how it is. It closes itself when nobody touches it.
ShellPage {
    id: root

    required property Hands hands
    readonly property Staff staff: shell.staff
    readonly property Catalogue words: shell.language.words
    /// One of the rail's.
    property string sheet: "today"
    readonly property bool inside: staff.gate.open
    /// The touch test takes the whole screen.
    property bool testing: false

    function leave(): void {
        testing = false;
        back();
    }

    Rectangle {
        anchors.fill: parent
        color: root.inside ? Theme.table : Theme.night
        opacity: root.inside ? 1 : 0.8

        // Nothing below is reached through it.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }
    }

    Timer {
        id: alone

        interval: 120000
        running: true
        onTriggered: root.leave()
    }

    Connections {
        target: root.hands

        function onTouched(): void {
            alone.restart();
        }
    }

    Keys.onEscapePressed: leave()

    PinPad {
        anchors.centerIn: parent
        visible: !root.inside
        gate: root.staff.gate
        words: root.words
        onClosed: root.leave()
    }

    Loader {
        anchors.fill: parent
        active: root.inside
        sourceComponent: root.staff.welcomed ? page : welcome
    }

    Component {
        id: welcome

        WelcomeSheet {
            shell: root.shell
            onDone: root.staff.welcome()
            onLeaving: root.leave()
        }
    }

    Component {
        id: page

        Item {
            StaffBar {
                id: bar

                width: parent.width
                height: 72 * Theme.scale
                staff: root.staff
                words: root.words
                onLeaving: root.leave()
            }

            StaffRail {
                id: rail

                anchors {
                    top: bar.bottom
                    bottom: parent.bottom
                }
                width: 300 * Theme.scale
                words: root.words
                current: root.sheet
                onChosen: sheet => root.sheet = sheet
            }

            Loader {
                anchors {
                    left: rail.right
                    right: parent.right
                    top: bar.bottom
                    bottom: parent.bottom
                    margins: Theme.space6
                }
                sourceComponent: sheets[root.sheet]
                readonly property var sheets: ({
                        today: today,
                        matches: matches,
                        statistics: statistics,
                        touch: touch,
                        light: light,
                        hours: hours,
                        languages: languages,
                        guests: guests,
                        hall: hall,
                        log: log,
                        lock: lock,
                        power: power
                    })
            }

            Loader {
                anchors.fill: parent
                active: root.testing
                sourceComponent: TouchSheet {
                    words: root.words
                    hands: root.hands
                    onClosed: root.testing = false
                }
            }
        }
    }

    Component {
        id: today
        TodaySheet {
            shell: root.shell
        }
    }
    Component {
        id: matches
        MatchesSheet {
            shell: root.shell
            onPutOnTable: root.leave()
        }
    }
    Component {
        id: statistics
        StatisticsSheet {
            shell: root.shell
        }
    }
    Component {
        id: touch
        StaffSheet {
            title: root.words.text("staff.entry.touch")
            hint: root.words.text("staff.touch.hint")

            BrassButton {
                objectName: "startTouchTest"
                primary: true
                text: root.words.text("staff.touch.start")
                onClicked: root.testing = true
            }
        }
    }
    Component {
        id: light
        LightSheet {
            shell: root.shell
        }
    }
    Component {
        id: hours
        HoursSheet {
            staff: root.staff
            words: root.words
        }
    }
    Component {
        id: languages
        LanguagesSheet {
            shell: root.shell
        }
    }
    Component {
        id: guests
        GuestsSheet {
            staff: root.staff
            words: root.words
        }
    }
    Component {
        id: hall
        HallSheet {
            shell: root.shell
        }
    }
    Component {
        id: log
        LogSheet {
            log: root.staff.log
            words: root.words
        }
    }
    Component {
        id: lock
        LockSheet {
            staff: root.staff
            words: root.words
        }
    }
    Component {
        id: power
        PowerSheet {
            power: root.staff.power
            words: root.words
        }
    }
}

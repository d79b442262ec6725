// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Lobby
import Sandglass.Touch

/// Over a table: tells fingers from glasses, asks when nobody has been there for a while, and sleeps when nobody answers.
Item {
    id: root

    required property Shell shell
    required property bool table
    required property Host host
    readonly property alias hands: touch
    readonly property bool asleep: sleep.state === Wakefulness.Asleep
    /// Nobody is there any more: what is on the table is to be put away.
    signal deserted

    Wakefulness {
        id: sleep

        watching: root.table && root.shell.house !== null
        inMatch: root.host !== null
        nobody: root.shell.seats.seatedCount === 0
        games: root.shell.games.games.length
        onFellAsleep: root.deserted()
    }

    Hands {
        id: touch

        window: root.Window.window
        active: root.table
        asleep: sleep.state !== Wakefulness.Awake
        onTouched: sleep.touched()
        onStirred: at => ripple.answer(at)
        onWoken: sleep.touched()
    }

    Binding {
        target: root.shell.house?.sounds ?? null
        property: "muted"
        value: true
        when: root.asleep
    }

    Loader {
        anchors.fill: parent
        active: root.asleep
        sourceComponent: SleepingTable {
            shell: root.shell
            sleep: sleep
            board: Component {
                MatchHolder {
                    required property Showcase show

                    anchors.fill: parent
                    shell: root.shell
                    game: root.shell.games.games.find(entry => entry.id === show.host.game)
                    host: show.host
                    table: true
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: sleep.state === Wakefulness.Asking
        sourceComponent: IdleQuestion {
            seats: root.shell.seats
            seconds: sleep.left
        }
    }

    RestingRings {
        anchors.fill: parent
        things: root.table ? touch.lying : []
        millimetre: root.Screen.pixelDensity
    }

    // Answers under the finger that wakes.
    Rectangle {
        id: ripple

        function answer(at: point): void {
            x = at.x - width / 2;
            y = at.y - height / 2;
            fade.restart();
        }

        width: 96 * Theme.scale
        height: width
        radius: width / 2
        color: "transparent"
        border { width: Theme.focusLine; color: Theme.brassBright }
        opacity: 0

        NumberAnimation {
            id: fade

            target: ripple
            property: "opacity"
            from: 1
            to: 0
            duration: 400
        }
    }
}

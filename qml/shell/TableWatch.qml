// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Lobby
import Sandglass.Table
import Sandglass.Touch

/// Over a table: tells fingers from glasses, asks when nobody has been there for a while, sleeps when nobody answers,
/// and lets those in who look after it.
Item {
    id: root

    required property Shell shell
    required property bool table
    required property Host host
    /// A match is played, watched or learnt: people think longer then.
    required property bool busy
    readonly property alias hands: touch
    readonly property bool asleep: sleep.state === Wakefulness.Asleep
    /// The staff's page, or its PIN, lies over everything.
    property bool staffed: false
    /// It is asked whether anybody is there; the match has been stopped for that.
    readonly property bool asking: sleep.state === Wakefulness.Asking
    property bool stopped: false
    /// Nobody is there any more: what is on the table is to be put away.
    signal deserted
    signal woken(at: point)

    /// Whoever holds both corners, or knows the key.
    function letStaffIn(): void {
        if (!table || staffed)
            return;
        sleep.touched();
        root.host?.pause();
        shell.staff.knock();
        staffed = true;
    }

    function letStaffOut(): void {
        staffed = false;
        shell.staff.gate.close();
    }

    Component.onCompleted: {
        if (shell.staff.greets)
            letStaffIn();
    }
    onTableChanged: letStaffOut()
    // The sand does not run while nobody is there.
    onAskingChanged: {
        if (asking) {
            stopped = host !== null && !host.paused && !host.over;
            if (stopped)
                host.pause();
        } else if (stopped) {
            stopped = false;
            if (!asleep)
                host?.resume();
        }
    }
    onAsleepChanged: {
        if (!asleep)
            waking.restart();
    }

    Wakefulness {
        id: sleep

        watching: root.table && root.shell.house !== null && !root.staffed
        inMatch: root.busy
        nobody: root.shell.seats.seatedCount === 0
        games: root.shell.games.games.length
        patience: root.shell.staff.idleMinutes
        dimmest: root.shell.staff.dimmest
        closed: root.shell.staff.closed
        onFellAsleep: root.deserted()
    }

    Hands {
        id: touch

        window: root.Window.window
        active: root.table
        asleep: sleep.state !== Wakefulness.Awake
        onTouched: sleep.touched()
        onStirred: at => ripple.answer(at)
        // Whoever wipes a closed table does not wake it.
        onWoken: at => {
            if (sleep.dark)
                return;
            const slept = root.asleep;
            sleep.touched();
            if (slept)
                root.woken(at);
        }
    }

    Binding {
        target: root.shell.house?.sounds ?? null
        property: "muted"
        value: true
        when: root.asleep
    }

    Binding {
        target: Tongues
        property: "order"
        value: root.shell.staff.languages
    }

    Loader {
        anchors.fill: parent
        active: root.asleep && !sleep.dark
        sourceComponent: SleepingTable {
            id: sleeping

            shell: root.shell
            sleep: sleep
            board: Component {
                MatchHolder {
                    shell: root.shell
                    game: sleeping.shown
                    host: sleeping.host
                    table: true
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: sleep.dark
        sourceComponent: ClosedTable {
            spot: sleep.spot
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

    // The lobby comes out of the dark.
    Rectangle {
        anchors.fill: parent
        color: Theme.night
        opacity: 0
        visible: opacity > 0

        NumberAnimation on opacity {
            id: waking

            running: false
            from: Theme.reducedMotion ? 0 : 1
            to: 0
            duration: 400
        }
    }

    StaffDoor {
        anchors.fill: parent
        shell: root.shell
        hands: touch
        table: root.table
        open: root.staffed
        onKnocked: root.letStaffIn()
        onLeaving: root.letStaffOut()
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
        border {
            width: Theme.focusLine
            color: Theme.brassBright
        }
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

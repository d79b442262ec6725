// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// Questions of fingers at a table. A finger that lies still on something asks about it, for whoever it belongs to; a
/// ring around it says how long it still takes. Taps and pulls go on as if nobody looked.
Item {
    id: root

    /// A GameTable.
    required property Item of
    readonly property GameTable table: of as GameTable
    readonly property TableContext context: table.context
    readonly property real unit: table.places.unit

    /// Whose finger it was: the owner's on a mat, elsewhere that of the nearest person.
    function seatAt(at: point): int {
        const far = table.places.distances(at);
        let nearest = -1;
        for (let seat = 0; seat < far.length; ++seat)
            if ((context.bots[seat] ?? "") === "" && (nearest < 0 || far[seat] < far[nearest]))
                nearest = seat;
        return nearest;
    }

    /// Who has taken the lens and touches there, or -1: the one whose finger it is, and in the middle whoever else alone
    /// has taken it, because one leans over the table to ask.
    function listenerAt(at: point): int {
        const seat = seatAt(at);
        if (seat < 0 || context.askOf(seat)?.listening)
            return seat;
        const far = table.places.distances(at);
        const others = far.map((_, other) => other).filter(other => context.askOf(other)?.listening);
        return far[seat] > 0 && others.length === 1 ? others[0] : -1;
    }

    /// Whether somebody was told something.
    function ask(seat: int, at: point): bool {
        const thing = table.things.at(at, seat);
        if (!thing?.secret)
            return context.askOf(seat)?.ask(thing) ?? false;
        context.askOf(seat)?.stopListening();
        context.secretAsked(seat, thing.name);
        return true;
    }

    function colourOf(at: point): color {
        const seat = seatAt(at);
        return seat < 0 ? Theme.brassBright : context.colourOf(seat);
    }

    HoldWatch {
        id: watch

        objectName: "holds"
        table: root.table
        clock: root.context.askClock
        slack: Theme.plan.slack * root.unit
        onHoldsChanged: root.context.holding = holds.length > 0 ? root.seatAt(holds[holds.length - 1].at) : -1
        onHeld: (finger, at) => {
            if (root.ask(root.seatAt(at), at))
                spare(finger);
        }
        onLifted: (finger, at) => {
            const seat = root.listenerAt(at);
            if (seat < 0)
                return;
            // Whoever asks does nothing else with that finger.
            root.ask(seat, at);
            spare(finger);
        }
    }

    FrameAnimation {
        running: watch.waiting
        onTriggered: watch.look()
    }

    Repeater {
        model: watch.holds.length

        HoldRing {
            required property int index

            objectName: "hold " + index
            x: (watch.holds[index]?.at.x ?? 0) - width / 2
            y: (watch.holds[index]?.at.y ?? 0) - height / 2
            width: 2 * Theme.plan.holdRing * root.unit
            height: width
            part: watch.holds[index]?.part ?? 0
            colour: root.colourOf(watch.holds[index]?.at ?? Qt.point(0, 0))
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A place at the edge, turned to whoever sits there: the invitation, then what they are doing.
Item {
    id: root

    required property Seat seat
    required property Seats seats
    property real unit: 1
    property bool wanted: false
    property bool invited: false
    /// What lies there while its person has nothing to choose; it has `required property TableSeat place`.
    property Component settled: null
    /// It needs the room of a keyboard.
    readonly property bool deep: seat.seated && seat.stage !== Seat.Settled

    rotation: seat.turn

    function thing(): Component {
        switch (seat.stage) {
        case Seat.Empty:
            return invitation;
        case Seat.Choosing:
            return choosing;
        case Seat.Naming:
            return naming;
        case Seat.Moving:
            return moving;
        default:
            return settled !== null ? own : nameplate;
        }
    }

    Component {
        id: invitation
        EmptyPlace {
            seat: root.seat
            unit: root.unit
            wanted: root.wanted
            invited: root.invited
        }
    }
    Component {
        id: choosing
        ChoosingPanel {
            seat: root.seat
            seats: root.seats
        }
    }
    Component {
        id: naming
        NamingPanel {
            seat: root.seat
        }
    }
    Component {
        id: moving
        MovingPanel {
            seat: root.seat
            seats: root.seats
        }
    }
    Component {
        id: nameplate
        Nameplate {
            seat: root.seat
            seats: root.seats
        }
    }
    Component {
        id: own
        Item {
            Component.onCompleted: root.settled.createObject(this, {
                place: root
            })
        }
    }

    Loader {
        id: loader
        anchors.fill: parent
        sourceComponent: root.thing()
        // Before there is a window, nobody sees it come.
        onLoaded: {
            if (root.Window.window)
                rise.restart();
        }
    }

    Connections {
        target: Theme
        function onReducedMotionChanged() {
            rise.complete();
        }
    }

    // The rules have changed already; this only shows it.
    NumberAnimation {
        id: rise
        target: loader
        property: "opacity"
        from: Theme.reducedMotion ? 1 : 0
        to: 1
        duration: Theme.moveTime
        easing.type: Easing.OutCubic
    }
}

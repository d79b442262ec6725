// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// What people's acts have set under way, above everything: prices, rewards, cards, provinces, ballots. It takes no
/// touch, and keeps nobody waiting.
Item {
    id: root

    required property GameTable table
    readonly property PendulumFlights flights: (table.model as PendulumModel).flights
    readonly property real unit: table.places.boardUnit

    /// A thing's rectangle as a picture of that size lies in its middle. What a seat has is shown at least at its mat.
    function within(path: string, size: size, seat: int): rect {
        const found = table.context.rectOf(path, root);
        const thing = found.width > 0 || seat < 0 ? found : table.context.rectOf("mat " + seat, root);
        return Qt.rect(thing.x + (thing.width - size.width) / 2, thing.y + (thing.height - size.height) / 2, size.width, size.height);
    }

    Component.onCompleted: flights.follow(table.context.cues)

    FrameAnimation {
        running: root.flights.flying && (root.table.context.clock?.running ?? false)
        onTriggered: root.flights.look()
    }

    Connections {
        target: root.table.context.clock

        function onChanged(): void {
            root.flights.look();
        }
    }

    Repeater {
        model: root.flights

        Item {
            id: flying

            required property pendulumFlight flight
            required property double begun
            readonly property size natural: flight.picture === "card" ? Qt.size(Theme.plan.readCard, Theme.plan.readCard * Theme.plan.cardShape) : flight.picture === "province" ? Qt.size(86, 86) : Qt.size(52, 36)
            readonly property real part: Math.max(0, Math.min(1, (root.flights.now - begun - flight.after) / flight.lasts))
            /// Slow at first and at the end.
            readonly property real way: part * part * (3 - 2 * part)
            property rect from
            property rect to
            readonly property real smallest: flight.picture === "tallies" ? 1 : 0.5

            function place(path: string): rect {
                return root.within(path, Qt.size(natural.width * root.unit, natural.height * root.unit), flight.seat);
            }

            // Where it lands may be shown only when the table has followed.
            function aim(): void {
                to = place(flight.to);
            }

            objectName: "flight " + flight.picture
            x: Math.round(from.x + (to.x - from.x) * way)
            y: Math.round(from.y + (to.y - from.y) * way - Math.sin(part * Math.PI) * Theme.plan.lift * root.unit)
            width: Math.round(natural.width * root.unit)
            height: Math.round(natural.height * root.unit)
            rotation: flight.seat < 0 ? 0 : root.table.places.seats[flight.seat]?.turn ?? 0
            scale: 1 - (1 - smallest) * way
            visible: part > 0 && part < 1
            opacity: flight.fades ? 1 - part * part * part : 1
            Component.onCompleted: {
                from = place(flight.from);
                to = from;
                Qt.callLater(flying.aim);
            }

            FlightPicture {
                anchors.fill: parent
                flight: flying.flight
                unit: root.unit
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// What flies. A card that turns over is narrow in the middle of its way.
Item {
    id: root

    required property viceroyFlight flight
    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    required property real part
    required property real unit
    readonly property bool first: part < 0.5
    /// A back comes face up, a face turns its back.
    readonly property bool faceUp: flight.picture === "dealt" ? !first : flight.picture === "card" && (first || !flight.turns)

    Loader {
        anchors.fill: parent
        sourceComponent: root.faceUp ? face : ({
                card: back,
                dealt: back,
                back: back,
                gem: gem,
                bid: bid,
                packet: packet,
                broken: packet,
                token: token,
                circle: circle
            })[root.flight.picture] ?? null
        transform: Scale {
            origin.x: root.width / 2
            xScale: root.flight.turns ? Math.max(0.05, Math.abs(1 - 2 * root.part)) : 1
        }
    }

    Component {
        id: face

        ViceroyCardFace {
            ink: Colours
            card: root.game.card(root.flight.number)
            unit: root.unit

            Rectangle {
                anchors.centerIn: parent
                width: parent.width
                height: parent.height * 0.16
                visible: root.flight.ribboned
                rotation: -18
                color: Theme.textSoft
            }
        }
    }

    Component {
        id: back

        ViceroyCardBack {
            ink: Colours
            deck: root.flight.picture === "back" ? (root.flight.number === 0 ? ViceroyCardBack.Deck.Small : ViceroyCardBack.Deck.Laws) : root.game.card(root.flight.number).law ? ViceroyCardBack.Deck.Laws : ViceroyCardBack.Deck.Characters
        }
    }

    Component {
        id: gem

        GemFace {
            ink: Colours
            colour: root.flight.number
        }
    }

    Component {
        id: bid

        BidMark {
            readonly property Seat person: root.table.people[root.flight.seat] ?? null

            ink: Colours
            gem: root.flight.number
            colour: person ? Theme.seats[person.colour] : Theme.textSoft
            emblem: person?.emblem ?? -1
            rotation: root.flight.shakes ? 16 * Math.sin(4 * Math.PI * root.part) : 0
        }
    }

    Component {
        id: packet

        WaxPacket {
            ink: Colours
            open: root.flight.picture === "broken"
        }
    }

    Component {
        id: token

        TokenStrip {
            ink: Colours
            tallies: root.flight.tallies
        }
    }

    Component {
        id: circle

        CircleDisc {
            ink: Colours
            colour: root.flight.number
        }
    }
}

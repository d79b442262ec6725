// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// What is on its way: a card, a province, or so many of something on a small plate.
Loader {
    id: root

    required property pendulumFlight flight
    required property real unit

    sourceComponent: flight.picture === "card" ? card : flight.picture === "province" ? province : tallies

    Component {
        id: card

        CardFace {
            ink: Colours
            card: root.flight.card
        }
    }

    Component {
        id: province

        ProvinceFace {
            ink: Colours
            province: root.flight.province
        }
    }

    Component {
        id: tallies

        Item {
            Plate {
                anchors.fill: parent
                ink: Colours
                fill: Theme.raised
                line: Theme.brassBright
                lineWidth: Theme.plan.line * root.unit
                radius: height / 2
            }

            TallyStrip {
                anchors {
                    fill: parent
                    margins: Theme.plan.gap1 * root.unit
                }
                ink: Colours
                tallies: root.flight.tallies
                onDark: true
            }
        }
    }
}

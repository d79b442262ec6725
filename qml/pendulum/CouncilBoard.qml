// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The council board, which lies over the areas while the council meets: five cards, the grande card, the point that
/// is always there. It turns to whoever chooses.
Laid {
    id: root

    required property PendulumModel model
    required property BoardPlan boardPlan
    /// Who chooses now, or null, and how their side is turned.
    required property PendulumSeat chooser
    required property int turn
    /// How bright an invitation is at the moment.
    required property real pulse
    readonly property bool fromTheSide: Math.abs(turn) === 90

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        radius: Theme.plan.panelRadius * root.unit
        lineWidth: Theme.plan.line * root.unit
    }

    ThingItem { anchors.fill: parent; domain: "offer"; number: 0 }

    Item {
        anchors.fill: parent
        rotation: Math.abs(root.turn) === 180 ? 180 : 0

        Repeater {
            model: 7

            Laid {
                id: place

                required property int index
                readonly property rect spot: root.boardPlan.offer(index, root.fromTheSide)
                readonly property pendulumCard card: root.model.offer[index]
                readonly property bool lit: root.chooser?.moves.some(move => move.verb === "choose" && move.first === index) ?? false

                objectName: "offer " + index
                rotation: root.fromTheSide ? root.turn : 0
                plan: Qt.rect(spot.x - root.plan.x, spot.y - root.plan.y, spot.width, spot.height)
                unit: root.unit

                Glow {
                    anchors.fill: parent
                    anchors.margins: -reach
                    visible: place.lit
                    opacity: root.pulse
                    ink: Colours
                    colour: Theme.brassBright
                    radius: Theme.plan.radius * root.unit
                    reach: Theme.plan.glow * root.unit
                }

                CardFace {
                    anchors.fill: parent
                    ink: Colours
                    card: place.card
                    strength: place.lit || place.card.id === "" ? 1 : 0.55
                }

                ThingItem { anchors.fill: parent; domain: "choice"; number: place.index }

                ThingItem { anchors.fill: parent; visible: place.card.id !== ""; domain: "council"; word: place.card.id }

                Touchable {
                    anchors.fill: parent
                    onTapped: root.chooser?.ask("choose", place.index)
                }
            }
        }
    }
}

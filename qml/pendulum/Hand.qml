// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// The hand of stratagems as a fan. A tap lifts a card, a second one plays it; a card pulled out of the fan is played.
/// A card that goes along with something else stays lifted until then.
Laid {
    id: root

    required property PendulumSeat seat
    /// The card where the keyboard stands, or -1.
    property int cursor: -1

    readonly property real cardWidth: Theme.plan.handCard * unit
    readonly property real step: seat.hand.length > 1
        ? Math.min(cardWidth + 2 * unit, (width - cardWidth) / (seat.hand.length - 1)) : 0

    /// Fingers move on the table; the fan is turned to its seat.
    function seen(way: point): point {
        const from = root.mapFromItem(null, 0, 0);
        const to = root.mapFromItem(null, way.x, way.y);
        return Qt.point(to.x - from.x, to.y - from.y);
    }

    Repeater {
        model: root.seat.hand

        CardFace {
            id: card

            required property int index
            required property pendulumCard modelData
            readonly property bool lit: root.seat.playable.includes(modelData.number)
            /// How far it is pulled out, as the seat sees it.
            readonly property point pulled: root.seen(touch.way)
            readonly property bool up: root.seat.lifted.includes(modelData.number) || root.cursor === modelData.number

            objectName: "card " + modelData.number
            width: Math.round(root.cardWidth)
            height: Math.round(root.cardWidth * Theme.plan.cardShape)
            x: index * root.step + pulled.x
            y: root.height - height + (up ? -Theme.plan.lift * root.unit : 0) + pulled.y
            z: up || touch.dragged ? 1 : 0
            ink: Colours
            card: modelData
            character: modelData.kind === "own" ? root.seat.character : ""
            strength: lit || up ? 1 : 0.6
            solid: true

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                z: -1
                visible: card.lit
                ink: Colours
                colour: card.up ? Theme.text : Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            Touchable {
                id: touch

                anchors.fill: parent
                enabled: root.seat.human
                slack: Theme.plan.slack * root.unit
                draggable: true
                onTapped: root.seat.tapCard(card.modelData.number)
                onDropped: (at, way) => {
                    if (root.seen(way).y < -card.height * 0.5)
                        root.seat.playCard(card.modelData.number);
                }
            }
        }
    }
}

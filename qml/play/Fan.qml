// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A hand of cards as a fan. A tap lifts a card, a second one plays it; a card pulled out of the fan is played. The game
/// gives the cards' numbers and draws them: `card` is a Sprite with `required property int modelData`, the number.
Laid {
    id: root

    required property list<int> numbers
    required property Component card
    /// Numbers of the cards that can be played now, and of those that are lifted.
    required property list<int> playable
    required property list<int> lifted
    required property bool human
    /// By number, what a card is called, for whoever cannot see it.
    required property var nameOf
    /// What its cards are to whoever asks, and whose they are.
    property string thing: "card"
    property int seat: -1
    property size cardSize: Qt.size(Theme.plan.handCard, Theme.plan.handCard * Theme.plan.cardShape)
    /// Between cards that do not overlap, in units.
    property real gap: Theme.plan.line
    /// How bright a card is that cannot be played now.
    property real resting: 0.6
    /// The card where the keyboard stands, or -1.
    property int cursor: -1
    readonly property real cardWidth: Math.round(cardSize.width * unit)
    readonly property real cardHeight: Math.round(cardSize.height * unit)
    readonly property real step: numbers.length > 1 ? Math.min(cardWidth + gap * unit, (width - cardWidth) / (numbers.length - 1)) : 0

    signal tapped(number: int)
    signal played(number: int)

    /// Fingers move on the table; the fan is turned to its seat.
    function seen(way: point): point {
        const from = root.mapFromItem(null, 0, 0);
        const to = root.mapFromItem(null, way.x, way.y);
        return Qt.point(to.x - from.x, to.y - from.y);
    }

    ThingItem {
        anchors.fill: parent
        domain: "hand"
        number: 0
        seat: root.seat
    }

    Repeater {
        model: root.numbers

        Item {
            id: held

            required property int index
            required property int modelData
            readonly property bool lit: root.playable.includes(modelData)
            readonly property bool up: root.lifted.includes(modelData) || root.cursor === modelData
            /// How far it is pulled out, as the seat sees it.
            readonly property point pulled: root.seen(touch.way)
            property Item face: null

            objectName: "card " + modelData
            width: root.cardWidth
            height: root.cardHeight
            x: index * root.step + pulled.x
            y: root.height - height + (up ? -Theme.plan.lift * root.unit : 0) + pulled.y
            z: up || touch.dragged ? 1 : 0

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: held.lit
                ink: Inkwell
                colour: held.up ? Theme.text : Theme.halo
                edge: held.up ? Theme.text : Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            // One face: a Repeater tells it its number.
            Repeater {
                model: [held.modelData]
                delegate: root.card
                onItemAdded: (index, item) => held.face = item
            }

            Binding {
                target: held.face
                property: "width"
                value: held.width
            }
            Binding {
                target: held.face
                property: "height"
                value: held.height
            }
            Binding {
                target: held.face
                property: "strength"
                value: held.lit || held.up ? 1 : root.resting
            }
            Binding {
                target: held.face
                property: "solid"
                value: true
            }

            ThingItem {
                anchors.fill: parent
                domain: root.thing
                number: held.modelData
                seat: root.seat
            }

            NamedTouch {
                id: touch

                anchors.fill: parent
                label: root.nameOf(held.modelData)
                enabled: root.human
                slack: Theme.plan.slack * root.unit
                draggable: true
                onTapped: root.tapped(held.modelData)
                onDropped: (at, way) => {
                    if (root.seen(way).y < -held.height * 0.5)
                        root.played(held.modelData);
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A seat's mat of Pendulum, seen from the seat: what it has, what it can do now, its hand. Its figures stand above it.
SeatMat {
    id: root

    readonly property PendulumSeat owner: hands as PendulumSeat
    readonly property MatPlan plan: MatPlan { width: root.width / root.unit }

    // Over tracks, figures at home and counters; slots and hand stay in sight.
    leaf: plan.leaf
    sheet: Qt.rect(104, 4, width / unit - 112, 240)

    /// The production slot under a point of the mat, or -1.
    function slotAt(at: point): int {
        return plan.production.findIndex(slot => at.x >= slot.x * unit && at.x < (slot.x + slot.width) * unit
            && at.y >= slot.y * unit && at.y < (slot.y + slot.height) * unit);
    }

    Touchable {
        anchors.fill: parent
        enabled: root.compact
        onTapped: root.table.context.mineWanted(root.seat)
    }

    MatFace {
        anchors.fill: parent
        ink: Colours
        character: root.owner.character
        held: root.owner.held
        limits: root.owner.limits
        columns: root.owner.columns
        glory: root.owner.glory
        production: root.owner.production
        colour: root.colour
        emblem: root.person.emblem
        name: root.name
        textSize: Theme.textSize
        unit: root.unit
    }

    ThingItem { anchors.fill: parent; domain: "seat"; number: root.seat }

    Repeater {
        model: root.plan.stocks

        Laid {
            id: counted

            required property int index
            required property rect modelData

            plan: modelData
            unit: root.unit

            ThingItem { anchors.fill: parent; domain: "stock"; number: counted.index; seat: root.seat }
        }
    }

    Repeater {
        model: root.plan.production

        Laid {
            id: slot

            required property int index
            required property rect modelData

            objectName: "slot " + index
            plan: modelData
            unit: root.unit

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: root.may("tuck", slot.index)
                ink: Colours
                colour: Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            ThingItem { anchors.fill: parent; domain: "colour"; number: slot.index; seat: root.seat }

            Touchable {
                anchors.fill: parent
                onTapped: root.hands.ask("tuck", slot.index)
            }
        }
    }

    DropTarget {
        anchors.fill: parent
        table: root.table
        kinds: ["worker", "province"]
        accepts: piece => piece.kind === "province" || piece.hands === root.hands
        onDropped: (piece, at) => {
            if (piece.kind === "province")
                root.owner.takeProvince(piece.number, root.slotAt(at));
            else
                root.owner.sendHome(piece.number);
        }
    }

    DiscardPile {
        plan: root.plan.discard
        mat: root
        seat: root.owner
    }

    Fan {
        thing: "stratagem"
        seat: root.seat
        plan: root.plan.hand
        unit: root.unit
        numbers: root.owner.hand.map(card => card.number)
        playable: root.owner.playable
        lifted: root.owner.lifted
        human: root.hands.human
        cursor: root.keys?.verb === "play" ? root.keys.move.first : -1
        card: CardFace {
            required property int modelData
            readonly property pendulumCard held: root.owner.hand.find(card => card.number === modelData) ?? nothing
            property pendulumCard nothing

            ink: Colours
            card: held
            character: held.kind === "own" ? root.owner.character : ""
        }
        onTapped: number => root.owner.tapCard(number)
        onPlayed: number => root.owner.playCard(number)
    }

    MatButtons {
        plan: root.plan.buttons
        mat: root
        seat: root.owner
    }
}

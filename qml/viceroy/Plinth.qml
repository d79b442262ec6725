// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// One colour of the auction: the older card, the plinth with its gem and the bids, the newer card.
Item {
    id: root

    required property GameTable table
    required property int colour
    required property viceroyPlinth plinth
    required property real unit
    required property list<int> fresh

    /// Everybody who can bid: seats, and virtual opponents from 4 on.
    readonly property list<int> bidders: table.people.map((_, seat) => seat).concat((table.model as ViceroyModel).virtualBids.map((_, index) => 4 + index))

    signal cardTouched(card: viceroyCard, at: point)

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Qt.tint(Theme.surface, Qt.alpha(Colours.gems[root.colour], 0.16))
        line: Colours.gems[root.colour]
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.radius * root.unit
    }

    DisplayedCard {
        objectName: "above"
        x: 8 * root.unit
        unit: root.unit
        table: root.table
        colour: root.colour
        pile: 0
        card: root.plinth.older
        fresh: root.fresh.includes(card.number)
        onTouched: at => root.cardTouched(root.plinth.older, at)
    }

    DisplayedCard {
        objectName: "below"
        x: 176 * root.unit
        unit: root.unit
        table: root.table
        colour: root.colour
        pile: 1
        card: root.plinth.newer
        fresh: root.fresh.includes(card.number)
        onTouched: at => root.cardTouched(root.plinth.newer, at)
    }

    PlinthFace {
        x: 124 * root.unit
        y: 11 * root.unit
        width: 48 * root.unit
        height: 158 * root.unit
        ink: Colours
        colour: root.colour
    }

    ThingItem {
        x: 124 * root.unit
        y: 11 * root.unit
        width: 48 * root.unit
        height: 158 * root.unit
        domain: "colour"
        number: root.colour
    }

    Repeater {
        model: root.bidders

        ShownBid {
            required property int modelData

            objectName: "spot " + modelData
            unit: root.unit
            table: root.table
            gem: root.colour
            bidder: modelData
            shown: root.plinth.bidders.includes(modelData)
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A card of the auction. Whoever is asked takes it by a touch; otherwise a touch brings a readable copy to the seat
/// that is nearest.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    required property int colour
    required property int pile
    required property viceroyCard card
    required property real unit
    /// It has come just now, and no film shows it.
    required property bool fresh
    /// Whoever may take it now, or propose to.
    readonly property ViceroySeat taker: game.seats.find(seat => seat.human && seat.answers.some(one => takes(one))) ?? null

    /// Nobody is asked for it; or it was pulled to somebody who wants to read it.
    signal touched(at: point)

    function takes(one: offer): bool {
        return one.face.kind === "card" && one.face.number === card.number;
    }

    /// Whoever may take it has pulled it off the middle, to the own side.
    function isBrought(at: point): bool {
        const middle = table.board;
        if (!taker || middle.contains(middle.mapFromItem(null, at)))
            return false;
        const away = table.desk ? [] : table.places.distances(table.mapFromItem(null, at));
        return taker.index === (table.desk ? table.context.mine : away.indexOf(Math.min(...away)));
    }

    y: 11 * unit
    width: 112 * unit
    height: 158 * unit

    HeldBack {
        id: dealing
        cues: root.table.context.cues
        word: "cardDisplayed"
        of: ({
                card: root.card.number
            })
    }
    HeldBack {
        id: moving
        cues: root.table.context.cues
        word: "cardMovedUp"
        of: ({
                card: root.card.number
            })
    }

    Plate {
        anchors.fill: parent
        visible: root.card.number < 0
        ink: Colours
        fill: "transparent"
        line: Theme.line
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    Glow {
        objectName: "invitation"
        anchors.fill: parent
        anchors.margins: -reach
        visible: (root.taker !== null && !(root.table.context.cues?.playing ?? false)) || root.fresh
        opacity: root.table.pulse
        ink: Colours
        colour: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    ViceroyCardFace {
        opacity: dealing.some || moving.some ? 0 : touch.dragged ? 0.35 : 1
        width: parent.width
        height: parent.height
        ink: Colours
        card: root.card
    }

    InHand {
        thing: root
        by: touch
        width: root.width
        height: root.height
        sourceComponent: ViceroyCardFace {
            objectName: "card in hand"
            ink: Colours
            card: root.card
        }
    }

    NamedTouch {
        id: touch

        anchors.fill: parent
        label: root.table.nameOf("card", root.card.number)
        enabled: root.card.number >= 0
        draggable: true
        slack: Theme.plan.slack * root.unit
        onDropped: at => {
            if (root.isBrought(at))
                root.taker.takeCard(root.colour, root.pile);
            else
                root.touched(at);
        }
        onTapped: at => {
            if (root.taker)
                root.taker.takeCard(root.colour, root.pile);
            else
                root.touched(at);
        }
    }

    ThingItem {
        anchors.fill: parent
        domain: "display"
        word: ["blue", "red", "green", "yellow"][root.colour] + "." + ["above", "below"][root.pile]
    }

    ThingItem {
        anchors.fill: parent
        visible: root.card.number >= 0
        domain: "card"
        number: root.card.number
    }
}

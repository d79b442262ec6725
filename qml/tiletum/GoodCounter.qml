// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// How much of a good a seat has. Touched: what it can be exchanged for, or bought; picked, where any may be. Pulled onto
/// another one it is exchanged for that, and stone onto a cathedral is contributed.
Laid {
    id: root

    required property TiletumTable table
    required property int good
    required property int amount
    required property TiletumSeat seat
    required property int owner
    required property Catalogue words
    readonly property int shown: amount - come.total + gone.total
    readonly property list<string> goods: ["iron", "food", "gold", "wool", "stone"]
    readonly property bool lit: seat.moves.some(move => move.verb === "pick" && move.first === good)

    objectName: "good " + good

    HeldBack {
        id: come
        cues: root.table.context.cues
        word: "gained"
        of: ({
                seat: root.owner,
                resource: root.good
            })
        sum: "n"
        flowing: true
    }

    HeldBack {
        id: gone
        cues: root.table.context.cues
        word: "paid"
        of: ({
                seat: root.owner,
                resource: root.good
            })
        sum: "n"
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.lit
        ink: Colours
        colour: Theme.halo
        edge: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: root.lit ? Theme.brassBright : Colours.goods[root.good]
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    Sign {
        side: 34 * root.unit
        x: 5 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        icon: root.goods[root.good]
    }

    NumberFace {
        x: 40 * root.unit
        width: 38 * root.unit
        height: parent.height
        ink: Colours
        text: root.shown
        underlined: Inkwell.readsTwoWays(root.shown)
        colour: Theme.text
        letters: Theme.plan.figure * root.unit
    }

    ThingItem {
        anchors.fill: parent
        domain: "resource"
        number: root.good
        seat: root.seat.index
    }

    Pull {
        table: root.table
        kind: "good"
        number: 10 * root.owner + root.good
        label: root.words.text("tiletum.resource." + root.goods[root.good]) + ": " + root.amount
        movable: root.seat.human && root.amount > 0
        side: 40 * root.unit
        pictureTurn: root.table.places.seats[root.owner]?.turn ?? 0
        picture: Sign {
            side: 40 * root.unit
            icon: root.goods[root.good]
        }
        onTapped: root.seat.tapGood(root.good)
    }

    DropTarget {
        anchors.fill: parent
        table: root.table
        kinds: ["good"]
        accepts: piece => Math.floor(piece.number / 10) === root.owner
        onDropped: piece => root.seat.trade(piece.number % 10, root.good)
    }
}

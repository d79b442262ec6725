// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// How much of a good a seat has. Touched: what it can be exchanged for, or bought; picked, where any may be.
Laid {
    id: root

    required property int good
    required property int amount
    required property TiletumSeat seat
    required property int owner
    /// The film that may have yet to bring something.
    required property CuePlayer cues
    readonly property int shown: amount - come.total + gone.total
    required property Catalogue words
    readonly property list<string> goods: ["iron", "food", "gold", "wool", "stone"]

    HeldBack {
        id: come
        cues: root.cues
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
        cues: root.cues
        word: "paid"
        of: ({
                seat: root.owner,
                resource: root.good
            })
        sum: "n"
    }

    PlateButton {
        anchors.fill: parent
        objectName: "good " + root.good
        unit: root.unit
        ink: Colours
        fill: touched ? Theme.pressed : Theme.raised
        line: Colours.goods[root.good]
        lit: root.seat.moves.some(move => move.verb === "pick" && move.first === root.good)
        label: root.words.text("tiletum.resource." + root.goods[root.good]) + ": " + root.amount
        onPressed: root.seat.tapGood(root.good)

        ThingItem {
            anchors.fill: parent
            domain: "resource"
            number: root.good
            seat: root.seat.index
        }

        Sign {
            side: 34 * root.unit
            x: 5 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            icon: root.goods[root.good]
        }

        Figure {
            x: 42 * root.unit
            width: 34 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            number: root.shown
            font.pixelSize: Math.max(1, Math.round(Theme.plan.figure * root.unit))
        }
    }
}

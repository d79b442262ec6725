// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// One of the seven things that a council offers. The first touch looks at it, and it rises; the second one takes it.
/// Its empty place keeps the coin of whoever took it.
Laid {
    id: root

    required property GameTable table
    required property int choice
    /// Who chooses now, or null, and how they are turned.
    required property PendulumSeat chooser
    required property int turn
    /// The seat that took it, or -1.
    required property int taker
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property pendulumCard card: model.offer[choice] ?? none
    property pendulumCard none
    readonly property move wanted: chooser?.moves.find(move => move.verb === "choose" && move.first === choice) ?? nothing
    property move nothing
    readonly property bool lit: wanted.text !== ""
    readonly property bool looked: lit && chooser?.considered.text === wanted.text
    readonly property bool empty: card.id === ""

    rotation: turn

    Behavior on rotation {
        NumberAnimation {
            duration: Theme.moveTime
        }
    }

    Item {
        width: root.width
        height: root.height
        y: root.looked ? -Theme.plan.gap3 * root.unit : 0
        visible: !root.empty

        Behavior on y {
            NumberAnimation {
                duration: Theme.moveTime
            }
        }

        Glow {
            anchors.fill: parent
            anchors.margins: -reach
            visible: root.lit
            opacity: root.looked ? 1 : root.table.pulse * 0.7
            ink: Colours
            colour: root.looked ? Theme.text : Theme.brassBright
            radius: Theme.plan.radius * root.unit
            reach: Theme.plan.glow * root.unit
        }

        CardFace {
            anchors.fill: parent
            ink: Colours
            card: root.card
            strength: root.lit ? 1 : 0.74
            solid: true
        }

        // Closed to whoever chooses: touched, it says why.
        HatchFace {
            objectName: "closed"
            anchors.fill: parent
            visible: !root.lit && (root.chooser?.human ?? false)
            opacity: 0.5
            ink: Colours
            radius: Theme.plan.radius * root.unit
            pitch: Theme.plan.gap4 * root.unit
        }
    }

    RingFace {
        anchors.fill: parent
        visible: root.empty
        ink: Colours
        dashed: true
        colour: Theme.outline
        radius: Theme.plan.radius * root.unit
        line: Theme.plan.line * root.unit
    }

    Disc {
        plan: Qt.rect((root.plan.width - 64) / 2, (root.plan.height - 64) / 2, 64, 64)
        unit: root.unit
        visible: root.empty && root.taker >= 0
        colour: root.table.colours[root.taker] ?? Theme.line
        emblem: root.table.people[root.taker]?.emblem ?? -1
    }

    ThingItem {
        anchors.fill: parent
        domain: "choice"
        number: root.choice
    }

    ThingItem {
        anchors.fill: parent
        visible: !root.empty
        domain: "council"
        word: root.card.id
    }

    NamedTouch {
        anchors.fill: parent
        label: root.table.nameOf("choice", root.choice)
        onTapped: {
            if (root.lit)
                root.chooser.consider(root.wanted.text);
            else
                root.chooser?.ask("choose", root.choice);
        }
    }
}

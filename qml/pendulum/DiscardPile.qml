// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The played stratagems beside the hand where they come from, and what it costs to take them back.
PlateButton {
    id: root

    required property rect plan
    required property PendulumSeat seat
    required property SeatMat mat
    /// By name: what is still on its way.
    required property list<string> hidden
    readonly property int count: seat.discard.length
    readonly property real card: Theme.plan.pileCard * unit

    x: Math.round(plan.x * unit)
    y: Math.round(plan.y * unit)
    width: Math.round(plan.width * unit)
    height: Math.round(plan.height * unit)
    unit: mat.unit
    lit: mat.may("recover")
    focused: mat.keys?.verb === "recover"
    line: lit ? Theme.brassBright : count > 0 ? Theme.brass : Theme.line
    objectName: "discard"
    label: mat.words.text("pendulum.button.recover")
    onPressed: {
        // Too dear for now: its cards are looked at, and the refusal says what is missing.
        if (!lit && count > 0)
            looked();
        seat.ask("recover");
    }

    signal looked

    ThingItem {
        anchors.fill: parent
        domain: "discard"
        number: 0
        seat: root.seat.index
    }

    RingFace {
        x: Math.round(Theme.plan.gap2 * root.unit)
        y: Math.round((root.height - height) / 2)
        width: Math.round(root.card)
        height: Math.round(width * Theme.plan.cardShape)
        visible: root.count === 0
        ink: Colours
        dashed: true
        colour: Theme.outline
        radius: Theme.plan.gap1 * root.unit
        line: Theme.plan.hairline * root.unit
    }

    Repeater {
        model: root.seat.discard.slice(-3)

        CardFace {
            required property int index
            required property pendulumCard modelData

            x: Math.round((Theme.plan.gap1 + index * Theme.plan.gap2) * root.unit)
            y: Math.round((root.height - height) / 2)
            width: root.card
            height: Math.round(width * Theme.plan.cardShape)
            rotation: (index - 1) * 12
            visible: !root.hidden.includes(`mat ${root.seat.index}/card ${modelData.number}`)
            ink: Colours
            card: modelData
        }
    }

    Badge {
        objectName: "count"
        x: Math.round(root.width * 0.36)
        width: Math.round(Theme.plan.caption * 1.25 * root.unit)
        height: width
        visible: root.count > 0
        ink: Colours
        number: root.count
        fill: Theme.table
        line: Theme.brass
        colour: Theme.text
    }

    TallyStrip {
        anchors {
            right: parent.right
            rightMargin: Theme.plan.gap1 * root.unit
        }
        y: Math.round(Theme.plan.line * root.unit)
        width: Math.round(root.width * 0.36)
        height: Math.round(root.height * 0.46)
        ink: Colours
        icon: "takeBack"
        strength: root.count > 0 ? 1 : 0.55
    }

    TallyStrip {
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: Theme.plan.gap1 * root.unit
        }
        width: Math.round(root.width * 0.4)
        height: Math.round(root.height * 0.42)
        ink: Colours
        tallies: root.seat.recoverCost
        onDark: true
        strength: root.count > 0 ? 1 : 0.55
    }
}

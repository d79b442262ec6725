// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A seat in the order of a council: its place, its coin, the votes that it came with, its free points, and the reward
/// that it took. Whoever chooses now has a plate of brass; who has chosen, a tick.
Laid {
    id: root

    required property GameTable table
    required property int place
    required property int seat
    required property bool chooses
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property pendulumCard card: model.taken[seat] ?? none
    property pendulumCard none
    readonly property bool chosen: card.id !== ""

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.chooses
        opacity: root.table.pulse
        ink: Colours
        colour: Theme.halo
        edge: Theme.brassBright
        radius: Theme.plan.panelRadius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: root.chooses ? Theme.pressed : Theme.surface
        line: root.chooses ? Theme.brassBright : Theme.line
        lineWidth: (root.chooses ? Theme.plan.strongLine : Theme.plan.hairline) * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Figure {
        x: Math.round(Theme.plan.gap3 * root.unit)
        anchors.verticalCenter: parent.verticalCenter
        number: root.place + 1
        font.pixelSize: Math.round(Theme.plan.councilPlace * root.unit)
    }

    Disc {
        id: coin

        plan: Qt.rect(40, 22, 56, 56)
        unit: root.unit
        colour: root.table.colours[root.seat] ?? Theme.line
        emblem: root.table.people[root.seat]?.emblem ?? -1
    }

    TallyStrip {
        anchors {
            right: coin.right
            bottom: coin.bottom
            margins: -Theme.plan.gap1 * root.unit
        }
        width: Math.round(Theme.plan.gap6 * root.unit)
        height: width
        visible: root.chosen
        ink: Colours
        icon: "check"
    }

    Row {
        id: ballots

        readonly property int votes: root.model.votes[root.seat] ?? -1

        x: Math.round(104 * root.unit)
        y: Math.round(Theme.plan.gap3 * root.unit)
        spacing: Theme.plan.gap1 * root.unit
        visible: votes >= 0

        Figure {
            anchors.verticalCenter: parent.verticalCenter
            number: ballots.votes
            font.pixelSize: Math.round(Theme.plan.figure * root.unit)
        }

        TallyStrip {
            width: Math.round(34 * root.unit)
            height: width
            ink: Colours
            icon: "votes"
        }
    }

    Row {
        x: Math.round(104 * root.unit)
        y: Math.round(54 * root.unit)
        spacing: Theme.plan.gap1 * root.unit

        Repeater {
            model: root.model.privilegePoints[root.model.order.indexOf(root.seat)] ?? 0

            TallyStrip {
                width: Math.round(28 * root.unit)
                height: width
                ink: Colours
                icon: "anyPoint"
            }
        }
    }

    Laid {
        plan: Qt.rect(root.plan.width - 67, 6, 61, 88)
        unit: root.unit

        RingFace {
            anchors.fill: parent
            visible: !root.chosen
            ink: Colours
            dashed: true
            colour: Theme.outline
            radius: Theme.plan.radius * root.unit
            line: Theme.plan.hairline * root.unit
        }

        CardFace {
            anchors.fill: parent
            visible: root.chosen
            ink: Colours
            card: root.card
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Play

/// How far the match has come: the dial of rounds, and towards either side the pips of the bidding or building round.
Laid {
    id: root

    required property ViceroyModel game

    RoundDial {
        id: dial

        y: (root.height - height) / 2
        width: root.width
        height: width
        ink: Colours
        round: root.game.round
        rounds: root.game.rounds
        building: root.game.phase === "picking" || root.game.phase === "playing"
    }

    Repeater {
        model: 2

        StepPips {
            required property int index

            x: (root.width - width) / 2
            y: index === 0 ? 6 * root.unit : root.height - height - 6 * root.unit
            width: 46 * root.unit
            height: 12 * root.unit
            rotation: index === 0 ? 180 : 0
            ink: Colours
            step: root.game.subround
            steps: 3
        }
    }

    ThingItem { anchors.fill: parent; domain: "dial"; number: 0 }
}

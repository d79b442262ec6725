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
    /// A film has yet to show what has changed.
    required property bool held
    /// Everybody sits on the same side.
    property bool oneSided: false

    Late {
        id: now

        value: ({
                round: root.game.round,
                step: root.game.subround,
                building: root.game.phase === "picking" || root.game.phase === "playing"
            })
        held: root.held
    }

    RoundDial {
        id: dial

        objectName: "dial"

        x: (root.width - width) / 2
        y: root.oneSided ? 0 : (root.height - height) / 2
        width: Math.min(root.width, root.height - 20 * root.unit)
        height: width
        ink: Colours
        round: now.shown?.round ?? 0
        rounds: root.game.rounds
        building: now.shown?.building ?? false
    }

    Repeater {
        model: root.oneSided ? [1] : [0, 1]

        StepPips {
            required property int modelData

            x: (root.width - width) / 2
            y: modelData === 0 ? 4 * root.unit : root.height - height - 4 * root.unit
            width: 52 * root.unit
            height: 16 * root.unit
            rotation: modelData === 0 ? 180 : 0
            ink: Colours
            step: now.shown?.step ?? 0
            steps: 3
        }
    }

    ThingItem {
        anchors.fill: parent
        domain: "dial"
        number: 0
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A hand of stratagems that is read where it lies: where cards overlap, each shows its face in the part that is seen.
Fan {
    id: root

    required property SeatMat mat
    required property PendulumSeat owner
    /// By name: what is still on its way.
    required property list<string> hidden
    readonly property real seenPart: Math.min(1, step / Math.max(1, cardWidth))

    objectName: "hand"
    unit: mat.unit
    thing: "stratagem"
    seat: owner.index
    cardSize: Qt.size(Theme.plan.readCard, Theme.plan.readCard * Theme.plan.cardShape)
    gap: Theme.plan.gap1
    resting: 0.74
    numbers: owner.hand.map(card => card.number)
    playable: mat.context.paused ? [] : owner.playable
    lifted: owner.lifted
    human: owner.human
    nameOf: number => mat.nameOf(thing, number)
    cursor: mat.keys?.verb === "play" ? mat.keys.move.first : -1
    card: CardFace {
        required property int modelData
        readonly property pendulumCard held: root.owner.hand.find(card => card.number === modelData) ?? nothing
        property pendulumCard nothing

        ink: Colours
        visible: !root.hidden.includes(`mat ${root.owner.index}/card ${modelData}`)
        card: held
        character: held.kind === "own" ? root.owner.character : ""
        seen: modelData === root.numbers[root.numbers.length - 1] || root.lifted.includes(modelData) ? 1 : root.seenPart
    }
    onTapped: number => owner.tapCard(number)
    onPlayed: number => owner.playCard(number)
}

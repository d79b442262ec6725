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
        id: face

        required property int modelData
        readonly property pendulumCard held: root.owner.hand.find(card => card.number === modelData) ?? nothing
        property pendulumCard nothing

        ink: Colours
        visible: !root.hidden.includes(`mat ${root.owner.index}/card ${modelData}`)
        card: held
        character: held.kind === "own" ? root.owner.character : ""
        seen: modelData === root.numbers[root.numbers.length - 1] || root.lifted.includes(modelData) ? 1 : root.seenPart

        // Two links: it goes along with the next action.
        Repeater {
            model: root.lifted.includes(face.modelData) && root.owner.goesAlong(face.modelData) ? 2 : 0

            RingFace {
                required property int index

                objectName: "link"
                x: Math.round(face.width - (34 - 11 * index) * root.unit)
                y: Math.round((9 + 3 * index) * root.unit)
                width: Math.round(18 * root.unit)
                height: width
                ink: Colours
                colour: Theme.ink
                line: Theme.plan.line * 1.5 * root.unit
            }
        }
    }
    onTapped: number => owner.tapCard(number)
    onPlayed: number => owner.playCard(number)
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The played stratagems, laid open for a while. A touch folds them up.
Laid {
    id: root

    required property list<pendulumCard> cards
    readonly property real pad: Theme.plan.gap2 * unit
    readonly property real cardHeight: height - 2 * pad
    readonly property real cardWidth: cardHeight / Theme.plan.cardShape
    readonly property real step: Math.min(cardWidth + pad, (width - 2 * pad - cardWidth) / Math.max(1, cards.length - 1))

    signal closed

    objectName: "pile"

    Timer {
        interval: Theme.readTime
        running: true
        onTriggered: root.closed()
    }

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Touchable {
        anchors.fill: parent
        onTapped: root.closed()
    }

    Repeater {
        model: root.cards

        CardFace {
            id: face

            required property int index
            required property pendulumCard modelData

            x: Math.round(root.pad + index * root.step)
            y: Math.round(root.pad)
            width: Math.round(root.cardWidth)
            height: Math.round(root.cardHeight)
            ink: Colours
            card: modelData

            ThingItem {
                anchors.fill: parent
                domain: "stratagem"
                number: face.modelData.number
            }
        }
    }
}

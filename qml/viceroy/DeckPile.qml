// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A pile of cards with how many there are, towards either long side. What is out of the game can be looked through.
Laid {
    id: root

    /// 0 the large deck, 1 the small one, 2 the laws, 3 what is out of the game.
    required property int kind
    required property int count
    /// The number stands beside the pile, once.
    property bool oneSided: false
    /// Its number stands elsewhere.
    property bool bare: false
    /// What a touch does, in words; nothing: it does nothing.
    property string label: ""

    /// It was touched, at a point of the scene.
    signal touched(at: point)

    ViceroyCardBack {
        anchors.fill: parent
        visible: root.count > 0
        opacity: root.kind === 3 ? 0.45 : 1
        ink: Colours
        deck: root.kind === 1 ? ViceroyCardBack.Deck.Small : root.kind === 2 ? ViceroyCardBack.Deck.Laws : ViceroyCardBack.Deck.Characters
    }

    Plate {
        anchors.fill: parent
        visible: root.count === 0
        ink: Colours
        fill: "transparent"
        line: Theme.line
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    Repeater {
        model: root.bare ? 0 : root.oneSided ? 1 : 2

        CountPlate {
            required property int index

            x: root.oneSided ? root.width + 6 * root.unit : (root.width - width) / 2
            y: root.oneSided ? (root.height - height) / 2 : index === 0 ? -height - 4 * root.unit : root.height + 4 * root.unit
            width: 42 * root.unit
            height: 28 * root.unit
            rotation: index === 0 && !root.oneSided ? 180 : 0
            ink: Colours
            count: root.count
        }
    }

    NamedTouch {
        anchors.fill: parent
        enabled: root.label !== "" && root.count > 0
        visible: enabled
        label: root.label
        onTapped: at => root.touched(at)
    }

    ThingItem {
        anchors.fill: parent
        domain: "deck"
        word: ["large", "small", "laws", "gone"][root.kind]
    }
}

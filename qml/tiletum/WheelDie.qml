// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A die on the wheel, or a pile of equal ones: touched it is considered, touched again or pulled to a board it is taken.
Item {
    id: root

    required property tiletumDie shown
    required property TiletumTable table
    required property real unit
    /// Whoever considers a die, or null; and whether somebody is to choose one.
    required property TiletumSeat thinker
    required property bool choosing
    readonly property bool considered: thinker !== null && thinker.plan.resource === shown.resource && thinker.plan.value === shown.value
    readonly property list<string> goods: ["iron", "food", "gold", "wool", "stone"]

    objectName: "die " + shown.resource + " " + shown.value
    width: 46 * unit
    height: width
    opacity: table.telling.diceAway ? 0 : 1

    Glow {
        anchors.centerIn: parent
        width: 54 * root.unit
        height: width
        visible: root.choosing || root.considered
        strength: root.considered ? 1 : 0.7
        ink: Colours
        colour: root.considered ? root.table.colourOf(root.thinker.index) : Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: 8 * root.unit
    }

    DieFace {
        anchors.fill: parent
        ink: Colours
        resource: root.shown.resource
        value: root.shown.value
        count: root.shown.count
        good: root.table.game.chosenGood
        scale: root.considered ? 1.2 : 1

        Behavior on scale {
            NumberAnimation {
                duration: Theme.moveTime
                easing.type: Easing.OutCubic
            }
        }
    }

    ThingItem {
        anchors.fill: parent
        domain: "die"
        word: root.goods[root.shown.resource] + "." + root.shown.value
    }

    Pull {
        table: root.table
        kind: "die"
        number: 10 * root.shown.resource + root.shown.value
        label: root.table.context.nameOf("resource", root.shown.resource, root.table.words) + " " + root.shown.value
        pictureTurn: root.table.lean
        picture: DieFace {
            ink: Colours
            resource: root.shown.resource
            value: root.shown.value
            good: root.table.game.chosenGood
        }
        onTapped: at => root.table.seatAt(at, "take", root.shown.resource)?.tapDie(root.shown.resource, root.shown.value)
        onPulled: root.table.seatAt(carriedAt, "take", root.shown.resource)?.considerDie(root.shown.resource, root.shown.value)
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The gems of one colour that nobody has. Whoever is to take gems may take them here, by a touch or by pulling one to
/// the own mat.
Laid {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    required property int colour
    required property int count
    required property bool oneSided
    /// The id of what they are called.
    readonly property string gems: game.seatCount > 0 ? game.nameOf("colour", colour) : ""
    /// Whoever may take one of these now.
    readonly property ViceroySeat taker: game.seats.find(seat => seat.human && seat.answers.some(one => one.move.verb === "gem" && one.move.first === colour)) ?? null

    readonly property string label: {
        const words = taker ? table.people[taker.index].language.words : table.context.words;
        const many = gems === "" || !words ? "" : words.count(gems + ".many", count);
        return taker ? words.textWith("viceroy.reserve.due", {
            gems: many,
            count: taker.owed
        }) : many;
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.taker !== null
        opacity: root.table.pulse
        ink: Colours
        colour: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    HeapFace {
        anchors.fill: parent
        ink: Colours
        colour: root.colour
        count: root.count
        oneSided: root.oneSided
    }

    InHand {
        thing: root
        by: touch
        width: 34 * root.unit
        height: width
        sourceComponent: GemFace {
            objectName: "gem in hand"
            visible: root.count > 0
            ink: Colours
            colour: root.colour
        }
    }

    NamedTouch {
        id: touch

        anchors.fill: parent
        label: root.label
        draggable: true
        slack: Theme.plan.slack * root.unit
        onTapped: root.taker?.ask("gem", root.colour)
        onDropped: at => {
            if (root.taker?.index === root.table.handAt(at, "gem", root.colour).index)
                root.taker.ask("gem", root.colour);
        }
    }

    ThingItem {
        anchors.fill: parent
        domain: "reserve"
        number: root.colour
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A tile on the table, which a finger reads and uses, or pulls to where it shall lie.
Laid {
    id: root

    required property TiletumTable table
    required property tiletumTile tile
    /// Something can be done with it now.
    property bool lit: false
    /// Somebody holds it up.
    property bool lifted: false
    property real turn: 0
    /// The film has yet to bring it.
    property bool awaited: false
    /// Whose storehouse it lies in; -1: the table's.
    property int seat: -1
    /// Its sentence, for whoever cannot see it.
    property string label: ""

    signal tapped(at: point)
    /// A finger pulls it off its place, or no longer does.
    signal held(by: bool)

    objectName: "tile " + tile.number
    opacity: awaited ? 0 : 1
    enabled: tile.number >= 0

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.enabled && (root.lit || root.lifted)
        ink: Colours
        colour: root.lifted ? Theme.text : Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.gap1 * root.unit
    }

    TileFace {
        anchors.fill: parent
        ink: Colours
        tile: root.tile
        rotation: root.turn
        scale: root.lifted ? 1.12 : 1
    }

    ThingItem {
        anchors.fill: parent
        visible: root.tile.number >= 0
        domain: "tile"
        number: root.tile.number
        seat: root.seat
    }

    Pull {
        table: root.table
        kind: "tile"
        number: root.tile.number
        label: root.label
        inPlay: root.enabled
        pictureTurn: root.table.places.seats[root.seat]?.turn ?? root.turn
        picture: TileFace {
            ink: Colours
            tile: root.tile
        }
        onTapped: at => root.tapped(at)
        onDraggedChanged: root.held(dragged)
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A tile on the table, which a finger reads and uses.
Laid {
    id: root

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

    objectName: "tile " + tile.number
    opacity: awaited ? 0 : 1
    enabled: tile.number >= 0
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.ignored: label === "" || !enabled
    Accessible.onPressAction: root.tapped(root.mapToItem(null, width / 2, height / 2))

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

    Touchable {
        anchors.fill: parent
        margin: 2 * root.unit
        onTapped: at => root.tapped(at)
    }
}

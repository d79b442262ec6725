// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// A province of the row, or the deck. It can be tapped, or dragged to a mat.
Laid {
    id: root

    required property GameTable table
    /// Which of them it is, as commands count them.
    required property int source
    required property pendulumProvince province
    property int count: 0
    property bool deck: false
    property bool lit: false
    /// It is still on its way from the deck.
    property bool coming: false

    objectName: "province " + source

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        visible: root.lit
        ink: Colours
        colour: Theme.halo
        edge: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    PieceItem {
        width: root.width
        height: root.height
        table: root.table
        kind: "province"
        number: root.source
        thing: "source"
        stand: Qt.point(root.width / 2, root.height / 2)
        movable: root.lit
        look: ProvinceFace {
            visible: root.deck ? root.count > 0 : root.province.number >= 0 && !root.coming
            ink: Colours
            province: root.province
        }
        ThingItem {
            anchors.fill: parent
            visible: !root.deck && root.province.number >= 0
            domain: "province"
            number: root.province.number
        }

        Repeater {
            model: root.deck && root.count > 0 ? [0, 180] : []

            // How many are left, for both sides of the table.
            Badge {
                required property int modelData
                readonly property bool turned: modelData !== 0

                width: Math.round(36 * root.unit)
                height: width
                x: turned ? -width / 4 : parent.width - 0.75 * width
                y: turned ? -width / 4 : parent.height - 0.75 * width
                rotation: modelData
                ink: Colours
                number: root.count
                fill: Theme.table
                line: Theme.table
                colour: Theme.text
            }
        }

        onTapped: at => (root.table.handAt(at, "take", root.source) as PendulumSeat).takeProvince(root.source)
    }
}

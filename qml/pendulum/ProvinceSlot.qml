// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A province of the row, or the deck. It can be tapped, or dragged to a mat.
Laid {
    id: root

    required property pendulumProvince province
    property int count: 0
    property bool deck: false
    property bool lit: false

    signal tapped(at: point)
    signal dropped(at: point)

    Glow {
        anchors.fill: card
        anchors.margins: -reach
        visible: root.lit
        ink: Colours
        colour: Theme.brassBright
        radius: Theme.plan.radius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    ProvinceFace {
        id: card

        x: touch.way.x
        y: touch.way.y
        width: root.width
        height: root.height
        visible: root.deck ? root.count > 0 : root.province.number >= 0
        ink: Colours
        province: root.province
    }

    Touchable {
        id: touch

        anchors.fill: parent
        slack: Theme.plan.slack * root.unit
        draggable: root.lit
        onTapped: at => root.tapped(at)
        onDropped: at => root.dropped(at)
    }
}

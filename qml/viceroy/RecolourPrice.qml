// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// What an open circle lacks, at the point where its three cards meet: so many gems of the colour that costs least.
Plate {
    id: root

    required property viceroyPlace place
    required property real unit
    required property string label
    required property int seat

    signal touched

    width: 46 * unit
    height: 26 * unit
    ink: Colours
    fill: Theme.pennant
    line: Theme.brassDark
    lineWidth: Theme.plan.hairline * unit
    radius: height / 2

    Figure {
        x: 8 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        number: root.place.cost[0]?.count ?? 0
        color: Theme.ink
        font.pixelSize: Math.round(16 * root.unit)
    }

    GemFace {
        x: 22 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 18 * root.unit
        height: width
        ink: Colours
        colour: root.place.circle
    }

    ThingItem {
        anchors.fill: parent
        domain: "circle"
        word: root.place.level + "." + root.place.column
        seat: root.seat
    }

    NamedTouch {
        anchors.fill: parent
        label: root.label
        onTapped: root.touched()
    }
}

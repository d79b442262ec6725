// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// The gems of a seat once the screens have fallen.
Row {
    id: root

    required property list<int> gems
    required property real unit

    spacing: Theme.plan.gap3 * unit

    Repeater {
        model: root.gems

        Row {
            id: heap

            required property int index
            required property int modelData

            spacing: Theme.plan.gap1 * root.unit

            GemFace {
                width: 30 * root.unit
                height: width
                ink: Colours
                colour: heap.index
                strength: heap.modelData > 0 ? 1 : 0.35

                ThingItem {
                    anchors.fill: parent
                    domain: "gem"
                    number: heap.index
                }
            }

            Figure {
                anchors.verticalCenter: parent.verticalCenter
                number: heap.modelData
                font.pixelSize: Math.round(Theme.plan.lead * root.unit)
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The cathedral tiles that a seat has received, over its low buildings.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property int index
    required property real unit

    // Places for cathedral tiles, over the low buildings.
    Repeater {
        model: 4

        Laid {
            required property int index

            plan: Qt.rect(277 + 39.5 * index, 12, 36, 41)
            unit: root.unit

            EmptyPlace {
                anchors.fill: parent
                ink: Colours
                radius: Theme.plan.gap1 * root.unit
            }
        }
    }

    Repeater {
        model: root.seat.cathedrals

        Laid {
            id: cathedral

            required property int index
            required property tiletumCathedral modelData

            objectName: "cathedral " + root.index + " " + modelData.space
            opacity: root.table.telling.awaited.includes(objectName) ? 0 : 1
            plan: Qt.rect(276 + 39.5 * (index % 4), 10 + 46 * Math.floor(index / 4), 38, 43)
            unit: root.unit

            CathedralFace {
                anchors.fill: parent
                ink: Colours
                city: cathedral.modelData.id
                points: [cathedral.modelData.points]
            }

            ThingItem {
                anchors.fill: parent
                domain: "cathedral"
                word: cathedral.modelData.id
                seat: root.index
            }
        }
    }
}

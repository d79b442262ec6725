// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// A player board, 930 × 232: emblem, name and points; buildings; goods; storehouse, supply, contracts.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property int index
    required property real unit
    required property string name
    required property Catalogue words
    property bool touchable: true
    readonly property color colour: table.colourOf(index)

    signal laurelTapped
    signal coinTapped

    enabled: touchable

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: root.seat.active ? Theme.brass : Theme.line
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    // Buildings, storehouse, contracts: where each lies.
    Repeater {
        model: [Qt.rect(106, 6, 332, 218), Qt.rect(450, 64, 224, 64), Qt.rect(450, 134, 411, 90)]

        Laid {
            required property rect modelData

            plan: modelData
            unit: root.unit

            Plate {
                anchors.fill: parent
                ink: Colours
                fill: Theme.table
                line: Theme.line
                lineWidth: Theme.plan.hairline * root.unit
                radius: Theme.plan.radius * root.unit
            }
        }
    }

    Plate {
        x: 20 * root.unit
        y: root.height - 4 * root.unit
        width: root.width - 40 * root.unit
        height: 3 * root.unit
        ink: Colours
        fill: root.colour
        line: root.colour
        lineWidth: 0
        radius: height / 2
    }

    component Area: Laid {
        id: area

        required property string word

        unit: root.unit

        ThingItem {
            anchors.fill: parent
            domain: "area"
            word: area.word
            seat: root.index
            drawnBy: root
        }
    }

    Area {
        plan: Qt.rect(111, 6, 324, 216)
        word: "buildings"
    }

    Area {
        plan: Qt.rect(452, 68, 220, 58)
        word: "storehouse"
    }

    Area {
        plan: Qt.rect(452, 136, 404, 90)
        word: "contractSpaces"
    }

    BoardHead {
        table: root.table
        seat: root.seat
        index: root.index
        unit: root.unit
        name: root.name
        words: root.words
        onLaurelTapped: root.laurelTapped()
        onCoinTapped: root.coinTapped()
    }

    Repeater {
        model: root.seat.buildings.length

        BuildingView {
            required property int index

            plan: Qt.rect(111 + 54 * index, 6, 54, 216)
            unit: root.unit
            table: root.table
            number: index + 1
            building: root.seat.buildings[index]
            awaited: root.table.telling.awaited
            seat: root.seat
            colour: root.colour
            emblem: root.table.emblemOf(root.index)
            words: root.words
        }
    }

    CathedralTiles {
        table: root.table
        seat: root.seat
        index: root.index
        unit: root.unit
    }

    Repeater {
        model: 5

        GoodCounter {
            required property int index

            plan: Qt.rect(450 + 83 * index, 8, 79, 50)
            unit: root.unit
            good: index
            amount: root.seat.resources[index] ?? 0
            table: root.table
            seat: root.seat
            owner: root.index
            words: root.words
        }
    }

    Storehouse {
        table: root.table
        seat: root.seat
        index: root.index
        unit: root.unit
        words: root.words
    }

    Supply {
        plan: Qt.rect(680, 64, 181, 64)
        unit: root.unit
        table: root.table
        seat: root.seat
        colour: root.colour
        emblem: root.table.emblemOf(root.index)
        words: root.words
    }

    ContractRow {
        table: root.table
        seat: root.seat
        index: root.index
        unit: root.unit
    }
}

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

    Rectangle {
        x: 20 * root.unit
        y: root.height - 4 * root.unit
        width: root.width - 40 * root.unit
        height: 3 * root.unit
        radius: height / 2
        color: root.colour
    }

    component Area: Laid {
        id: area

        required property string word

        unit: root.unit

        ThingItem { anchors.fill: parent; domain: "area"; word: area.word; seat: root.index }
    }

    Area { plan: Qt.rect(111, 6, 324, 216); word: "buildings" }

    Area { plan: Qt.rect(452, 68, 220, 58); word: "storehouse" }

    Area { plan: Qt.rect(452, 136, 404, 90); word: "contractSpaces" }

    Disc {
        plan: Qt.rect(15, 10, 74, 74)
        unit: root.unit
        colour: root.colour
        emblem: root.table.emblemOf(root.index)
    }

    ThingItem {
        width: 104 * root.unit
        height: 116 * root.unit
        domain: "seat"
        number: root.index
    }

    Text {
        x: 4 * root.unit
        y: 88 * root.unit
        width: 98 * root.unit
        height: 28 * root.unit
        text: root.name
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        font { family: Theme.nameFamily; features: Theme.nameFigures; pixelSize: Math.max(1, Math.round(21 * root.unit)) }
    }

    HeldBack { id: scored; cues: root.table.context.cues; word: "scored"; of: ({ seat: root.index }); sum: "n"; flowing: true }

    HeldBack { id: lost; cues: root.table.context.cues; word: "pointsLost"; of: ({ seat: root.index }); sum: "n"; flowing: true }

    Laurel {
        objectName: "laurel"
        x: 22 * root.unit
        y: 116 * root.unit
        width: 60 * root.unit
        height: width
        ink: Colours
        points: root.seat.points - scored.total + lost.total

        ThingItem { anchors.fill: parent; domain: "area"; word: "score"; seat: root.index }

        Touchable {
            anchors.fill: parent
            onTapped: root.laurelTapped()
        }
    }

    Repeater {
        model: 3

        Laid {
            id: taken

            required property int index
            readonly property bool there: index < root.seat.dice.length

            objectName: index === (root.seat?.dice.length ?? 0) - 1 ? "taken last" : ""
            plan: Qt.rect(5 + 32 * index, 184, 32, 32)
            unit: root.unit

            EmptyPlace {
                anchors.fill: parent
                anchors.margins: 2 * root.unit
                visible: !taken.there
                ink: Colours
                radius: Theme.plan.gap1 * root.unit
            }

            DieFace {
                anchors.fill: parent
                visible: taken.there
                opacity: taken.objectName !== "" && root.table.telling.awaited.includes("taken " + root.index) ? 0 : 1
                ink: Colours
                resource: taken.there ? root.seat.dice[taken.index].resource : 0
                value: taken.there ? root.seat.dice[taken.index].value : 1
            }

            ThingItem { anchors.fill: parent; domain: "takenDice"; number: 0; seat: root.index }
        }
    }

    Repeater {
        model: root.seat.buildings.length

        BuildingView {
            required property int index

            plan: Qt.rect(111 + 54 * index, 6, 54, 216)
            unit: root.unit
            number: index + 1
            building: root.seat.buildings[index]
            awaited: root.table.telling.awaited
            seat: root.seat
            colour: root.colour
            emblem: root.table.emblemOf(root.index)
            words: root.words
        }
    }

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

            plan: Qt.rect(276 + 39.5 * (index % 4), 10 + 46 * Math.floor(index / 4), 38, 43)
            unit: root.unit

            CathedralFace {
                anchors.fill: parent
                ink: Colours
                city: cathedral.modelData.id
                points: [cathedral.modelData.points]
            }

            ThingItem { anchors.fill: parent; domain: "cathedral"; word: cathedral.modelData.id; seat: root.index }
        }
    }

    Repeater {
        model: 5

        GoodCounter {
            required property int index

            plan: Qt.rect(450 + 83 * index, 8, 79, 50)
            unit: root.unit
            good: index
            amount: root.seat.resources[index] ?? 0
            cues: root.table.context.cues
            seat: root.seat
            owner: root.index
            words: root.words
        }
    }

    Repeater {
        model: root.seat.storehouse.length

        Item {
            id: stored

            required property int index
            readonly property tiletumTile shown: root.seat.storehouse[index]

            Laid {
                plan: Qt.rect(455 + 54.4 * stored.index, 71, 50, 50)
                unit: root.unit
                visible: stored.shown.number < 0

                EmptyPlace {
                    anchors.fill: parent
                    ink: Colours
                }
            }

            Tile {
                plan: Qt.rect(455 + 54.4 * stored.index, 71, 50, 50)
                unit: root.unit
                tile: stored.shown
                awaited: root.table.telling.awaited.includes(objectName)
                lit: root.seat.usable.includes(stored.shown.number)
                lifted: root.seat.lifted === stored.shown.number && stored.shown.number >= 0
                label: tile.number >= 0 ? root.words.text("tiletum.tile." + tile.id) : ""
                onTapped: root.seat.tapTile(stored.shown.number)
                seat: root.index
            }
        }
    }

    Supply {
        plan: Qt.rect(680, 64, 181, 64)
        unit: root.unit
        seat: root.seat
        colour: root.colour
        emblem: root.table.emblemOf(root.index)
    }

    Repeater {
        model: root.seat.contracts.length

        Laid {
            id: place

            required property int index
            readonly property tiletumContractPlace shown: root.seat.contracts[index]

            objectName: "contract " + (index + 1)
            plan: Qt.rect(455 + 67 * index, 138, 62, 86)
            unit: root.unit

            EmptyPlace {
                width: 62 * root.unit
                height: 58 * root.unit
                ink: Colours
            }

            TileFace {
                x: 3 * root.unit
                y: root.unit
                width: 56 * root.unit
                height: width
                ink: Colours
                tile: place.shown.tile
                opacity: root.table.telling.awaited.includes("tile " + tile.number) ? 0 : 1
            }

            SeatPiece {
                x: 11 * root.unit
                y: 9 * root.unit
                width: 40 * root.unit
                height: width
                visible: place.shown.pillar
                ink: Colours
                piece: "pillar"
                colour: root.colour
                emblem: root.table.emblemOf(root.index)
            }

            Laurel {
                x: 18 * root.unit
                y: 60 * root.unit
                width: 25 * root.unit
                height: width
                visible: place.shown.points > 0
                ink: Colours
                points: place.shown.points
            }

            ThingItem {
                anchors.fill: parent
                visible: place.shown.tile.number >= 0
                domain: "tile"
                number: place.shown.tile.number
                seat: root.index
            }
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Houses and pillars that a seat still has, which a finger pulls to the map, and the tokens of its finished buildings.
Laid {
    id: root

    required property TiletumTable table
    required property Catalogue words
    required property TiletumSeat seat
    required property color colour
    required property int emblem

    Plate {
        anchors.fill: parent
        ink: Colours
        fill: Theme.surface
        line: Theme.line
        lineWidth: Theme.plan.hairline * root.unit
        radius: Theme.plan.radius * root.unit
    }

    ThingItem {
        anchors.fill: parent
        domain: "area"
        word: "supply"
        seat: root.seat.index
    }

    // Beside its pieces it means the one that can be built now.
    NamedTouch {
        anchors.fill: parent
        label: root.words?.text("tiletum.rule.term.personal_supply.title") ?? ""
        enabled: root.seat.human && root.seat.active
        onTapped: root.seat.tapSupply("")
    }

    Repeater {
        model: ["house", "pillar"]

        Item {
            id: kind

            required property int index
            required property string modelData

            x: 6 * root.unit
            y: (3 + 30 * index) * root.unit

            SeatPiece {
                objectName: "supply " + kind.modelData
                width: 28 * root.unit
                height: width
                ink: Colours
                piece: kind.modelData
                colour: root.colour
                emblem: root.emblem

                Pull {
                    table: root.table
                    kind: kind.modelData
                    number: root.seat.index
                    inPlay: (kind.index === 0 ? root.seat.houses : root.seat.pillars) > 0
                    movable: root.seat.human
                    label: root.words?.text("tiletum.verb." + kind.modelData) ?? ""
                    pictureTurn: root.table.places.seats[root.seat.index]?.turn ?? 0
                    picture: SeatPiece {
                        ink: Colours
                        piece: kind.modelData
                        colour: root.colour
                        emblem: root.emblem
                    }
                    onTapped: root.seat.tapSupply(kind.modelData)
                }
            }

            NumberFace {
                readonly property int count: kind.index === 0 ? root.seat.houses : root.seat.pillars

                x: 30 * root.unit
                width: 24 * root.unit
                height: 26 * root.unit
                ink: Colours
                text: count
                underlined: Inkwell.readsTwoWays(count)
                colour: Theme.text
                letters: Theme.plan.body * root.unit
            }
        }
    }

    Repeater {
        model: root.seat.tokens.length

        BonusToken {
            required property int index

            x: (62 + 38 * (index % 3)) * root.unit
            y: (4 + 30 * Math.floor(index / 3)) * root.unit
            width: 28 * root.unit
            height: width
            visible: root.seat.tokens[index] > 0
            ink: Colours
            colour: root.colour
            points: root.seat.tokens[index]
        }
    }
}

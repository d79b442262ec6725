// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Language

/// A pyramid of power, as large as it can be in its field. Free places at both ends of the first level and one more level
/// are always reserved, so that lighting places moves nothing.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    required property ViceroySeat seat
    required property real unit
    required property Catalogue words
    /// Touches do something here.
    property bool hot: true
    /// The keyboard's way, where it is this seat's.
    property OfferWalk keys: null
    /// A copy for somebody who only looks: no place is lit there.
    property bool looked: false
    /// How much larger than its plan a card may become.
    property real most: 1.33

    readonly property int base: Math.max(1, seat.right - seat.left + 1)
    readonly property real planWidth: width / unit
    readonly property real planHeight: height / unit
    /// Nothing more is laid here.
    readonly property bool finished: looked || game.over
    /// A finger's width at either end.
    readonly property real end: finished ? 0 : 32
    readonly property int levels: Math.min(5, seat.top + (finished ? 0 : 1))
    readonly property real byWidth: {
        const roomy = planWidth / (84 * (base + (finished ? 0 : 1)));
        return 42 * roomy >= end ? roomy : (planWidth - 2 * end) / (84 * base);
    }
    readonly property real zoom: Math.min(most, planHeight / (76 * Math.max(1, levels)), byWidth)
    readonly property real tileWidth: 84 * zoom * unit
    readonly property real tileHeight: 76 * zoom * unit

    readonly property CuePlayer cues: table.context.cues

    /// The line of the score sheet that everybody looks at, where it is this pyramid's too; -1: none.
    readonly property Count count: table.context.count
    readonly property int counted: count.seat < 0 || count.seat === seat.index ? table.model.scores.lines.indexOf(count.line) : -1
    readonly property list<int> counting: counted < 0 ? [] : seat.cardsCountedIn(counted)

    signal cardTouched(card: viceroyCard)

    function tileX(level: int, column: int): real {
        return width / 2 + (column - seat.left - base / 2 + (level - 1) / 2) * tileWidth;
    }

    function tileY(level: int): real {
        return height - level * tileHeight;
    }

    /// Whoever is asked for this card: the owner, or a rival who barters.
    function askedFor(card: int): ViceroySeat {
        return game.seats.find(one => one.human && one.lit.includes(card)) ?? null;
    }

    ThingItem {
        anchors.fill: parent
        domain: "pyramid"
        number: 0
        seat: root.seat.index
    }

    Repeater {
        model: root.seat.tiles

        ViceroyTileFace {
            id: face

            required property viceroyTile modelData
            readonly property ViceroySeat asked: root.askedFor(modelData.card.number)
            readonly property bool counts: root.counting.includes(modelData.card.number)

            objectName: "tile " + modelData.card.number
            x: root.tileX(modelData.level, modelData.column)
            y: root.tileY(modelData.level)
            width: root.tileWidth
            height: root.tileHeight
            z: asked || counts ? 1 : 0
            ink: Colours
            tile: modelData
            bare: gaining.some
            unit: root.unit
            // Where it is to land a flight asks; so it is there, and not seen. What does not count steps back.
            opacity: laying.some || first.some ? 0 : root.counted >= 0 && !counts ? 0.4 : 1

            HeldBack {
                id: gaining
                cues: root.cues
                word: "tokenGained"
                of: ({
                        card: face.modelData.card.number
                    })
            }
            HeldBack {
                id: laying
                cues: root.cues
                word: "cardLaid"
                of: ({
                        card: face.modelData.card.number
                    })
            }
            HeldBack {
                id: first
                cues: root.cues
                word: "firstCardLaid"
                of: ({
                        card: face.modelData.card.number
                    })
            }

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: face.asked !== null || face.counts
                opacity: face.counts ? 1 : root.table.pulse
                ink: Colours
                colour: root.keys?.verb === "target" && root.keys.move.first === face.modelData.card.number ? Theme.text : Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            ThingItem {
                anchors.fill: parent
                domain: "card"
                number: face.modelData.card.number
                seat: root.seat.index
            }

            NamedTouch {
                anchors.fill: parent
                label: root.table.context.nameOf("card", face.modelData.card.number, root.words)
                onTapped: {
                    if (face.asked)
                        face.asked.tapTile(face.modelData.card.number);
                    else
                        root.cardTouched(face.modelData.card);
                }
            }
        }
    }

    Repeater {
        model: root.seat.tiles.filter(tile => tile.circle >= 0)

        CircleDisc {
            id: circle

            required property viceroyTile modelData

            objectName: "circle " + modelData.level + " " + modelData.column
            x: root.tileX(modelData.level, modelData.column) + root.tileWidth / 2 - width / 2
            y: root.tileY(modelData.level) + root.tileHeight - height / 2
            z: 2
            width: 60 * root.zoom * root.unit
            height: width
            opacity: closing.some ? 0 : 1
            ink: Colours
            colour: modelData.circle

            HeldBack {
                id: closing
                cues: root.cues
                word: "circleClosed"
                of: ({
                        seat: root.seat.index,
                        level: circle.modelData.level,
                        column: circle.modelData.column
                    })
            }

            ThingItem {
                anchors.fill: parent
                domain: "circle"
                word: circle.modelData.level + "." + circle.modelData.column
                seat: root.seat.index
            }
        }
    }

    /// The lit place under a point of the scene, or -1.
    function placeAt(at: point): int {
        for (let i = 0; i < lit.count; ++i)
            if (lit.itemAt(i).contains(lit.itemAt(i).mapFromItem(null, at)))
                return i;
        return -1;
    }

    Repeater {
        id: lit

        model: root.looked ? [] : root.seat.places

        LitPlace {
            required property int index
            required property viceroyPlace modelData
            /// At the ends of the first level only a finger's width is reserved.
            readonly property bool atEnd: modelData.level === 1 && root.seat.tiles.length > 0
            readonly property bool first: modelData.column < root.seat.left
            /// The keyboard stands here.
            readonly property bool focused: root.keys?.verb === "place" && root.keys.move.first === modelData.level && root.keys.move.second === modelData.column

            objectName: "place " + index
            z: 3
            visible: !(root.cues?.playing ?? false)
            width: atEnd ? Math.max(root.end * root.unit, root.tileWidth / 2) : root.tileWidth
            height: root.tileHeight
            x: root.tileX(modelData.level, modelData.column) + (atEnd && first ? root.tileWidth - width : 0)
            y: root.tileY(modelData.level)
            unit: root.unit
            place: modelData
            card: root.seat.shown
            tried: root.seat.ghost === index || focused
            price: root.seat.ghost === index ? root.seat.price : modelData.cost
            cardWidth: root.tileWidth
            leftwards: first
            onPriceTouched: icon => root.seat.holdBack(icon)
            pulse: root.table.pulse
            words: root.words
            onTouched: {
                if (root.hot)
                    root.seat.tapPlace(index);
            }
        }
    }
}

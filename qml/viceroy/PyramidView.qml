// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Language

/// A pyramid of power, as large as it can be in its field.
Item {
    id: root

    required property GameTable table
    readonly property ViceroyModel game: table.model as ViceroyModel
    required property ViceroySeat seat
    required property real unit
    required property Catalogue words
    /// Touches do something here.
    property bool hot: true
    /// The colour in which circles are recoloured, or -1: whichever can be paid for.
    property int painting: -1
    /// Cards that were changed just now, where no film shows it.
    property list<int> fresh
    /// Whoever attacks has come first by the lowest number of the own pyramid; -1: nobody attacks here.
    readonly property int first: seat.decision === "attackCard" && !(cues?.playing ?? false) ? Math.min(...seat.tiles.map(tile => tile.card.number)) : -1
    /// The keyboard's way, where it is this seat's.
    property OfferWalk keys: null
    /// A copy for somebody who only looks: no place is lit there.
    property bool looked: false
    /// How much larger than its plan a card may become.
    property real most: 1.33
    /// Something is pulled over it.
    property bool pulledOver: false
    /// What a finger lies on does not move away under it: it becomes larger or smaller when the finger has left.
    readonly property bool frozen: pulledOver || finger.active

    readonly property PyramidPlan plan: PyramidPlan {
        // A card that still flies finds its place where it was lit.
        extent: held.shown ?? root.seat.extent
        room: Qt.size(root.width / root.unit, root.height / root.unit)
        unit: root.unit
        finished: root.finished
        most: root.most
    }
    /// Nothing more is laid here.
    readonly property bool finished: looked || game.over
    readonly property real tileWidth: plan.tile.width
    readonly property real tileHeight: plan.tile.height
    readonly property CuePlayer cues: table.context.cues
    /// So wide that its cards are smaller than a finger: whichever is nearest is meant.
    readonly property bool small: plan.zoom < 0.42

    /// The line of the score sheet that everybody looks at, where it is this pyramid's too; -1: none.
    readonly property Count count: table.context.count
    readonly property int counted: count.seat < 0 || count.seat === seat.index ? table.model.scores.lines.indexOf(count.line) : -1
    readonly property list<int> counting: counted < 0 ? [] : seat.cardsCountedIn(counted)

    signal cardTouched(card: viceroyCard)

    function tileX(level: int, column: int): real {
        return width / 2 + plan.fromMiddle(level, column);
    }

    function tileY(level: int): real {
        return height - level * tileHeight;
    }

    /// Whoever is asked for this card: the owner, or a rival who barters.
    function askedFor(card: int): ViceroySeat {
        return game.seats.find(one => one.human && one.lit.includes(card)) ?? null;
    }

    HeldBack {
        id: landing

        cues: root.cues
        word: "cardLaid"
        of: ({
                seat: root.seat.index
            })
    }

    Late {
        id: held

        /// As it was before the last change.
        property pyramidExtent before: root.seat.extent

        value: root.seat.extent
        held: landing.some || root.frozen
        onShownChanged: {
            const from = before;
            before = shown;
            if (Theme.reducedMotion || !(root.width > 0))
                return;
            pile.grown = root.plan.zoomOf(from) / root.plan.zoomOf(shown);
            pile.moved = root.plan.way(from, shown);
            if (pile.grown !== 1 || pile.moved !== 0)
                settling.restart();
        }
    }

    NumberAnimation {
        id: settling

        target: pile
        property: "rest"
        from: 1
        to: 0
        duration: Theme.moveTime
        easing.type: Easing.OutCubic
    }

    ThingItem {
        anchors.fill: parent
        domain: "pyramid"
        number: 0
        seat: root.seat.index
    }

    /// The lit place under a point of the scene, or -1.
    function placeAt(at: point): int {
        for (let i = 0; i < lit.count; ++i)
            if (lit.itemAt(i).contains(lit.itemAt(i).mapFromItem(null, at)))
                return i;
        return -1;
    }

    /// The card whose lower circle is at a point of the scene; level 0: none.
    function circleAt(at: point): viceroyTile {
        const inside = mapFromItem(null, at);
        const near = tile => Math.hypot(tileX(tile.level, tile.column) + tileWidth / 2 - inside.x, tileY(tile.level) + tileHeight - inside.y);
        return seat.tiles.find(tile => tile.level > 1 && near(tile) < tileWidth / 2) ?? nothing;
    }

    property viceroyTile nothing

    // When it becomes larger or smaller, it glides from where it was.
    Item {
        id: pile

        property real grown: 1
        property real moved: 0
        property real rest: 0

        anchors.fill: parent
        scale: 1 + (grown - 1) * rest
        transformOrigin: Item.Bottom
        transform: Translate {
            x: pile.moved * pile.rest
        }

        Repeater {
            id: laid

            model: root.seat.tiles

            LaidTile {
                required property viceroyTile modelData
                readonly property ViceroySeat asker: root.askedFor(number)

                objectName: "tile " + modelData.card.number
                x: root.tileX(modelData.level, modelData.column)
                y: root.tileY(modelData.level)
                width: root.tileWidth
                height: root.tileHeight
                tile: modelData
                unit: root.unit
                cues: root.cues
                seat: root.seat.index
                label: root.table.context.nameOf("card", number, root.words)
                asked: asker !== null
                focused: root.seat.meant === number || (root.keys?.verb === "target" && root.keys.move.first === number)
                counting: root.counted >= 0
                counts: root.counting.includes(number)
                marked: root.fresh.includes(number) || number === root.first
                pulse: root.table.pulse
                onTouched: {
                    if (asker && root.painting >= 0 && asker === root.seat && asker.decision === "recolour")
                        asker.recolour(tile.level, tile.column, root.painting);
                    else if (asker)
                        asker.tapTile(number);
                    else
                        root.cardTouched(tile.card);
                }
            }
        }

        PyramidMarks {
            anchors.fill: parent
            z: 2
            plan: root.plan
            seat: root.seat
            unit: root.unit
            words: root.words
            cues: root.cues
            looked: root.looked
            finished: root.finished
            painting: root.painting
        }

        Repeater {
            id: lit

            model: root.looked ? [] : root.seat.places

            LitPlace {
                required property int index
                required property viceroyPlace modelData
                /// At the ends of the first level only a finger's width is reserved.
                readonly property bool atEnd: modelData.level === 1 && root.seat.tiles.length > 0
                readonly property bool first: modelData.column < root.plan.extent.left
                /// The keyboard stands here.
                readonly property bool focused: root.keys?.verb === "place" && root.keys.move.first === modelData.level && root.keys.move.second === modelData.column

                objectName: "place " + index
                z: 3
                visible: !(root.cues?.playing ?? false)
                width: atEnd ? Math.max(root.plan.end * root.unit, root.tileWidth / 2) : root.tileWidth
                height: root.tileHeight
                x: root.tileX(modelData.level, modelData.column) + (atEnd && first ? root.tileWidth - width : 0)
                y: root.tileY(modelData.level)
                unit: root.unit
                place: modelData
                card: root.seat.shown
                tried: root.seat.ghost === index || focused
                price: root.seat.ghost === index ? root.seat.price : modelData.cost
                cardWidth: Math.max(root.tileWidth, 46 * root.unit)
                leftwards: first
                onPriceTouched: icon => root.seat.holdBack(icon)
                pulse: root.seat.acting ? root.table.pulse : 0.5
                label: root.seat.spokenPlace(index, root.words)
                onTouched: {
                    if (root.hot)
                        root.seat.tapPlace(index);
                }
            }
        }
    }
    NearestTouch {
        anchors.fill: parent
        z: 1
        enabled: root.small && !root.looked
        label: root.words.text("viceroy.panel.pyramid")
        visible: enabled
        tiles: laid
        places: lit
        placing: lit.count > 0 && root.hot
        asking: root.seat.lit.length > 0
    }

    // Above everything, where it sees every touch and takes none.
    Item {
        anchors.fill: parent
        z: 4

        PointHandler {
            id: finger
        }
    }
}

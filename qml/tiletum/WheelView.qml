// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// The wheel: six fields that stand still, and the disc with its dice that turns among them.
Laid {
    id: root

    required property TiletumTable table
    readonly property TiletumModel game: table.game
    /// The die that somebody considers: of whoever is on turn, or else of anybody.
    readonly property TiletumSeat thinker: {
        const seats = Array.from(game.seats);
        return seats.find(seat => seat.active && seat.plan.resource >= 0) ?? seats.find(seat => seat.plan.resource >= 0) ?? null;
    }
    property tiletumPlan nothing
    /// What the turn is about, while its points are spent.
    readonly property string acting: game.seats[game.active]?.open[0]?.action ?? ""
    readonly property int litField: game.fields.findIndex(field => thinker ? field.value === thinker.plan.as : field.word === acting && acting !== "")
    /// Whose tile is taken or left just now.
    readonly property string giving: {
        const open = Array.from(game.seats[game.active]?.open ?? []).pop();
        return open?.open === "bonusTile" ? open.action : "";
    }
    readonly property bool choosing: {
        const seat = game.seats[game.active];
        // What the film has yet to roll is not chosen from.
        return (seat?.human ?? false) && seat.open.length > 0 && seat.open[0].open === "chooseDie" && !table.telling.later.includes("dice");
    }

    /// Where a die lies in its sector: how far from the middle, and how far from the sector's own angle.
    function placeOf(index: int, count: int): point {
        if (index >= 3)
            return Qt.point(108, count === 4 ? 0 : index === 3 ? -12 : 12);
        const outer = Math.min(count, 3);
        return Qt.point(153, outer === 1 ? 0 : outer === 2 ? index * 18 - 9 : index * 17 - 17);
    }

    function x0(radius: real, angle: real): real {
        return width / 2 + radius * unit * Math.sin(angle * Math.PI / 180);
    }

    function y0(radius: real, angle: real): real {
        return height / 2 - radius * unit * Math.cos(angle * Math.PI / 180);
    }

    /// How far the turning disc is from where it will rest, in degrees: slow at first, heavy, a little too far, and back.
    readonly property real swing: {
        const cues = table.context.cues;
        if (cues?.cue.word !== "wheelTurned")
            return 0;
        const part = Math.min(1, cues.elapsed / (0.8 * cues.length));
        const back = Math.max(0, (cues.elapsed / cues.length - 0.8) / 0.2);
        return -60 + 64 * part * part * (3 - 2 * part) - 4 * back * (2 - back);
    }

    objectName: "wheel"

    Late {
        id: spun

        value: root.game.rotation
        held: root.table.telling.later.includes("wheel")
    }

    Late {
        id: rolled

        value: root.game.dice
        held: root.table.telling.later.includes("dice")
    }

    WheelRing {
        anchors.fill: parent
        ink: Colours
        lit: root.litField
    }

    ThingItem {
        anchors.fill: parent
        domain: "area"
        word: "wheel"
    }

    Repeater {
        model: root.game.fields.length

        Item {
            id: field

            required property int index
            readonly property tiletumField shown: root.game.fields[index]
            readonly property real angle: index * 60

            ActionMedal {
                objectName: "action " + field.shown.action
                width: 52 * root.unit
                height: width
                x: root.x0(236, field.angle - 14.5) - width / 2
                y: root.y0(236, field.angle - 14.5) - height / 2
                rotation: root.table.lean
                ink: Colours
                action: field.shown.word
                lit: field.index === root.litField

                ThingItem {
                    anchors.fill: parent
                    domain: "action"
                    number: field.shown.action
                    word: field.shown.word
                }
            }

            Tile {
                readonly property real middleX: root.x0(236, field.angle + 13.5) / root.unit
                readonly property real middleY: root.y0(236, field.angle + 13.5) / root.unit

                plan: Qt.rect(middleX - 26, middleY - 26, 52, 52)
                unit: root.unit
                table: root.table
                tile: field.shown.tile
                turn: root.table.lean
                awaited: root.table.telling.awaited.includes(objectName)
                lit: field.shown.word === root.giving
                lifted: root.game.seats.some(seat => tile.number >= 0 && seat.lifted === tile.number)
                label: root.table.words && tile.number >= 0 ? root.table.words.text("tiletum.tile." + tile.id) : ""
                onTapped: at => root.table.seatAt(at, "claim", -1)?.tapTile(tile.number)
            }

            Repeater {
                model: field.shown.tokens

                BonusToken {
                    required property int index
                    required property tiletumToken modelData
                    readonly property tiletumToken token: modelData
                    readonly property real turned: field.angle + (index % 2 === 0 ? -4 : 3)

                    width: 24 * root.unit
                    height: width
                    x: root.x0(index < 2 ? 255 : 222, turned) - width / 2
                    y: root.y0(index < 2 ? 255 : 222, turned) - height / 2
                    rotation: root.table.lean
                    ink: Colours
                    colour: root.table.colourOf(token.seat)
                    points: token.points

                    ThingItem {
                        anchors.fill: parent
                        domain: "bonusToken"
                        number: 0
                    }
                }
            }
        }
    }

    Item {
        objectName: "hub"
        anchors.centerIn: parent
        width: 130 * root.unit
        height: width
    }

    Item {
        id: disc

        anchors.centerIn: parent
        width: 400 * root.unit
        height: width
        rotation: (spun.shown ?? 0) * 60 + root.swing

        WheelDisc {
            anchors.fill: parent
            ink: Colours
        }

        // Where gold would bring the considered die.
        DieFace {
            readonly property tiletumPlan plan: root.thinker?.plan ?? root.nothing
            readonly property real angle: (plan.as - 1) * Math.PI / 3

            objectName: "ghost"
            visible: plan.resource >= 0 && plan.as !== plan.value
            width: 46 * root.unit
            height: width
            x: disc.width / 2 + 108 * root.unit * Math.sin(angle) - width / 2
            y: disc.height / 2 - 108 * root.unit * Math.cos(angle) - height / 2
            z: 1
            rotation: root.table.lean - disc.rotation
            opacity: 0.75
            ink: Colours
            resource: Math.max(0, plan.resource)
            value: Math.max(1, plan.as)
        }

        Repeater {
            model: 6

            Item {
                id: sector

                required property int index
                readonly property list<tiletumDie> dice: (rolled.shown ?? []).filter(die => die.value === index + 1)

                Repeater {
                    model: sector.dice

                    WheelDie {
                        required property int index
                        required property tiletumDie modelData
                        readonly property point place: root.placeOf(index, sector.dice.length)
                        readonly property real angle: (sector.index * 60 + place.y) * Math.PI / 180

                        shown: modelData
                        table: root.table
                        unit: root.unit
                        thinker: root.thinker
                        choosing: root.choosing
                        x: disc.width / 2 + place.x * root.unit * Math.sin(angle) - width / 2
                        y: disc.height / 2 - place.x * root.unit * Math.cos(angle) - height / 2
                        rotation: root.table.lean - disc.rotation
                    }
                }
            }
        }
    }
}

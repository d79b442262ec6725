// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Tiletum on a table: map, wheel, court and offers in the middle, a mat at every seat. The middle faces whoever plays.
GameTable {
    id: root

    /// What a panel shows of the middle: "map", "wheel" or "court"; nothing: all of it.
    property string section: ""
    /// In units of the middle: the parts of it that are panels of their own.
    readonly property var sections: ({
            map: Qt.rect(0, 0, 896, 584),
            wheel: Qt.rect(886, 0, 560, 584),
            court: Qt.rect(1436, 0, 468, 584)
        })
    readonly property rect seen: sections[section] ?? Qt.rect(0, 0, 1904, titusAbove || wordsAbove ? 816 : 584)
    readonly property TiletumModel game: context.model as TiletumModel
    /// The seat that is on turn; the first one where nobody is.
    readonly property int facing: game.active >= 0 && game.active < people.length ? game.active : 0
    /// The seat that reads the middle: whoever plays, and while an opponent does, the person who plays next.
    readonly property int reader: {
        const order = Array.from(game.order);
        const next = order.map((_, later) => order[(order.indexOf(facing) + later) % order.length]);
        return context.deserted ? facing : next.find(seat => (context.bots[seat] ?? "") === "") ?? facing;
    }
    /// What a film shows, and what it has yet to show.
    readonly property TiletumFilm telling: TiletumFilm {
        cues: root.context.cues
        model: root.game
    }
    /// How things of the middle are turned to be read by whoever plays, from the moment when the film says so; and how
    /// far they have turned.
    readonly property int turn: faced.shown ?? 0
    property real lean: turn
    readonly property Late faced: Late {
        value: root.desk || root.people.length === 0 || !root.context.middleTurns ? 0 : Math.abs(root.places.seats[root.reader]?.turn ?? 0) === 180 ? 180 : 0
        held: root.telling.later.includes("turn")
    }
    /// Between mats and middle there is a strip to speak on; otherwise words lie on the board's edge.
    readonly property bool railed: part === TablePlaces.Own || part === TablePlaces.Upright || (!desk && people.some(person => person.place === 2))
    /// Whoever plays alone has the opponent opposite; on a desktop he is in the rivals' panel.
    readonly property bool titusAbove: game.solo && (part === TablePlaces.Around || part === TablePlaces.Upright)
    /// Two who sit beside each other have the other side for words.
    readonly property bool wordsAbove: !game.solo && part === TablePlaces.Around && people.length === 2 && people.every(person => person.place < 2)
    readonly property Catalogue words: people[desk ? context.mine : reader]?.language.words ?? null

    /// A board in play: a seat's, or in a solo game the opponent's.
    function boardOf(seat: int): TiletumSeat {
        return seat < game.seats.length ? game.seats[seat] : game.opponent;
    }

    /// Whose finger touched something in the middle: of whoever may do it. What nobody may do now, whoever plays is told
    /// about, unless somebody sits much nearer, who reads it. On a desktop there is one.
    function seatAt(at: point, verb: string, first: int): TiletumSeat {
        if (desk)
            return game.seats[context.mine];
        const found = handAt(at, verb, first) as TiletumSeat;
        const player = game.seats[facing];
        if (!found || found === player || !player.human || !player.active || found.may(verb, first))
            return found;
        const far = places.distances(mapFromItem(null, at));
        return far[player.index] <= 2.5 * far[found.index] ? player : found;
    }

    Behavior on lean {
        NumberAnimation {
            duration: Theme.moveTime
            easing.type: Easing.InOutQuad
        }
    }

    sizes: TiletumSizes {
        middle: Qt.size(root.seen.width, root.seen.height)
        rail: root.railed ? 36 : 0
    }
    ink: Colours
    secretive: false
    // As around a table: nothing of the map is covered while it is lit what counts.
    counts: part === TablePlaces.Upright || part === TablePlaces.Own
    scoreIcons: ({
            start: "laurel",
            contracts: "contract",
            cathedrals: "cathedral",
            houseSpaces: "house",
            coats: "coat",
            tiles: "character",
            fairs: "merchant",
            housesTimesPillars: "pillar",
            finishedBuildings: "building",
            leftovers: "goods",
            opponent: "brokenCrown"
        })
    middle: Component {
        TiletumMiddle {
            whole: root
        }
    }
    mat: Component {
        TiletumMat {
            table: root
        }
    }
    pieces: Component {
        Item {
            ThingLights {
                objectName: "counted"
                anchors.fill: parent
                table: root
                unit: root.places.unit
                things: root.context.count.line === "" ? [] : root.game.countedThings(root.context.count.line, root.context.count.seat)
            }

            Loader {
                id: titus

                readonly property real unit: Math.min(parent.width / 930, parent.height / 472)

                anchors.horizontalCenter: parent.horizontalCenter
                width: 930 * unit
                height: parent.height
                active: root.game.solo && root.part === TablePlaces.Rivals
                sourceComponent: TitusView {
                    whole: root
                    unit: titus.unit
                }
            }
        }
    }
    film: Component {
        FilmView {
            whole: root
        }
    }
    face: Component {
        TiletumOfferFace {}
    }
}

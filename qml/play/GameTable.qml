// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A game on a table, or one part of it in a panel: the middle, a mat at every seat, pieces above both, and above all
/// what is said and asked. A game's table derives from it and gives its sizes, its ink and its components.
/// Touching does nothing by itself: it asks the model, and what is seen is what the match has become.
FocusScope {
    id: root

    required property TableContext context
    required property TableSizes sizes
    required property Ink ink
    /// TablePlaces.Around a table, all Upright, or one panel: Middle, Own, Rivals.
    property int part: TablePlaces.Around
    /// The board; it gets the size of places.board, and the pixels per unit of its plan from places.boardUnit.
    property Component middle: null
    /// A seat's mat: a SeatMat.
    property Component mat: null
    /// Above the middle and the mats: what can walk from one to the other.
    property Component pieces: null
    /// Above them, while a film is shown: what it shows. A Loader gives it all of the table to lie in.
    property Component film: null
    /// The picture of an offer in a tray, where icons do not do: an OfferFace.
    property Component face: null
    /// Its mats can lie the other way round, for a left hand, and people choose it while the match is paused.
    property bool handed: false
    /// Time matters now: a match that was paused goes on after three beads, so that everybody looks up.
    property bool countsIn: false
    /// What a seat may do can tell what it hides: around a table it is not read out.
    property bool secretive: true
    /// By seat, where on its mat the choices at the end of a match stand, in the plan's units; else above the rail.
    property list<rect> endings
    /// By line of the score sheet: its icon, where that is not called like the line.
    property var scoreIcons: ({})
    /// A good idea may tell what a seat hides: here it is not said aloud, but where the seat looks behind its screen.
    property bool whispers: false
    /// At the foot of a book that somebody reads at the table: what must not be missed meanwhile.
    property Component strip: AwaitedSeats {
        of: root
    }
    /// It draws the answers that have only icons too, and all of their words.
    property bool facesEverything: false
    /// On a desktop the score sheet lies over this part: over the middle, or where a game rather has it.
    property bool counts: part === TablePlaces.Upright || part === TablePlaces.Middle
    readonly property TableModel model: context.model
    readonly property list<Seat> people: context.people
    readonly property list<color> colours: people.map(seat => Theme.seats[seat.colour])
    readonly property bool desk: part !== TablePlaces.Around
    /// How bright an invitation is at the moment.
    readonly property real pulse: beat.light
    readonly property OfferWalk keys: context.keys
    /// By how much rails are higher than the house's words need them, where a seat has larger ones.
    readonly property real larger: desk ? 1 : Math.max(1, Math.max(1, ...context.textSizes) * 0.91 / Math.max(1, Theme.textSize * 0.91))
    readonly property Item board: middleLoader.item as Item
    readonly property Item above: said
    /// A SeatMat for each seat that is shown.
    readonly property Repeater mats: laidMats

    readonly property TablePlaces places: TablePlaces {
        width: root.width
        height: root.height
        taken: root.people.map(seat => seat.place)
        middle: root.sizes.middle
        mat: root.sizes.mat
        matAlone: root.sizes.matAlone
        matBesideEnd: root.sizes.matBesideEnd
        rival: root.sizes.rival
        halves: root.sizes.halves
        opposite: root.sizes.opposite
        gap: root.sizes.gap
        rail: root.sizes.rail * root.larger
        part: root.part
        mine: root.context.viewed
    }

    /// What takes pieces, in the order in which it came.
    property list<Item> targets
    /// What lies where: `things.at(point)`, `things.placesOf(name)`; see ThingItem.
    readonly property ThingFinder things: ThingFinder {
        table: root
    }

    /// A seat's; beyond the seats of the match, those of an opponent without one.
    function colourOf(seat: int): color {
        return context.colourOf(seat);
    }

    function emblemOf(seat: int): int {
        return context.emblemOf(seat);
    }

    /// What the game calls a thing of the middle.
    function nameOf(domain: string, number: int): string {
        return context.nameOf(domain, number, context.words);
    }

    /// Whose finger it was that touched something in the middle, at a point of the scene.
    function handAt(at: point, verb: string, first: int): SeatHands {
        return model.hands[model.handAt(places.distances(mapFromItem(null, at)), verb, first)];
    }

    /// A piece let go at a point of this table: whether something here takes it. What lies above comes first.
    function land(what: Item, at: point): bool {
        if (!contains(at))
            return false;
        return Array.from(targets).reverse().some(target => taking(target)(what, mapToItem(target, at)));
    }

    function taking(target: var): var {
        return target.takes;
    }

    clip: part === TablePlaces.Middle || part === TablePlaces.Own || part === TablePlaces.Rivals
    Component.onCompleted: context.tables.push(root)
    Component.onDestruction: context.tables = Array.from(context.tables).filter(other => other !== root)

    Rectangle {
        anchors.fill: parent
        color: Theme.playTable
    }

    // Around a table one sees its wood.
    Loader {
        anchors.fill: parent
        active: !root.desk
        sourceComponent: TableTop {
            wood: Theme.playTable
            grain: Theme.grain
            glow: Theme.tableGlow
            shade: Theme.tableDusk
            unit: root.places.unit
        }
    }

    Pulse {
        id: beat

        beating: (root.context.clock?.running ?? false) && !root.context.paused && root.model.hands.some((seat, index) => seat.asked && seat.human && (root.places.seats[index]?.shown ?? false))
    }

    Loader {
        id: middleLoader

        x: root.places.board.x
        y: root.places.board.y
        width: root.places.board.width
        height: root.places.board.height
        active: width > 0 && root.people.length > 0
        sourceComponent: root.middle
    }

    Repeater {
        id: laidMats

        model: root.places.shown
        delegate: root.mat
    }

    Loader {
        anchors.fill: parent
        active: root.people.length > 0
        sourceComponent: root.pieces
    }

    ThingLights {
        objectName: "pointed"
        anchors.fill: parent
        table: root
        unit: root.places.unit
        things: root.things.spokenOf(root.context.pointed)
    }

    ThingLights {
        objectName: "shown"
        anchors.fill: parent
        table: root
        unit: root.places.unit
        things: root.context.lit
    }

    Repeater {
        model: root.whispers ? [] : root.places.shown

        ThingLights {
            required property int modelData

            objectName: "idea " + modelData
            anchors.fill: parent
            table: root
            unit: root.places.unit
            colour: root.colours[modelData]
            things: root.context.ideaThings(modelData)
        }
    }

    Loader {
        anchors.fill: parent
        active: root.context.cues?.playing ?? false
        sourceComponent: root.film
    }

    AskedLights {
        anchors.fill: parent
        of: root
    }

    Item {
        id: said

        anchors.fill: parent
    }

    // On a desktop there is one score sheet, for whoever has the keyboard.
    Loader {
        anchors.centerIn: parent
        active: root.counts && root.context.counting.length > 0 && root.people.length > 0
        sourceComponent: ScoreSheet {
            objectName: "scoreSheet"
            context: root.context
            ink: root.ink
            icons: root.scoreIcons
            reader: root.context.mine
            roomy: true
            flat: root.width > 5 * root.height
            unit: Math.min(Theme.scale, root.width / (wanted.width + Theme.plan.gap8), root.height / (wanted.height + Theme.plan.gap8))
            width: wanted.width * unit
            height: wanted.height * unit
            onClosed: root.context.counting = []
        }
    }

    Loader {
        anchors.fill: parent
        active: root.people.length > 0
        sourceComponent: root.desk ? deskAsks : tableAsks
    }

    Component {
        id: tableAsks

        TableAsks {
            of: root
        }
    }

    Component {
        id: deskAsks

        DeskAsks {
            of: root
        }
    }

    // Above everything, where it sees every touch and takes none.
    Item {
        anchors.fill: parent

        PointHandler {
            enabled: root.context.cues !== null
            onActiveChanged: {
                if (active)
                    root.context.touched();
            }
        }
    }
}

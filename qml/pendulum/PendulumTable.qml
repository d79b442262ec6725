// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Sand

/// Pendulum on a table: the board in the middle, a mat at every seat, the figures above both.
/// Touching does nothing by itself: it asks the model, and what is seen is what the match has become.
FocusScope {
    id: root

    required property PendulumModel model
    /// By the match's seats: who sits there.
    required property list<Seat> people
    required property SandClock clock
    property bool paused: false
    /// How long a claim can be contested, in milliseconds.
    property int grace: 1000
    property bool digits: false

    readonly property list<int> taken: people.map(seat => seat.place)
    readonly property list<color> colours: people.map(seat => Theme.seats[seat.colour])
    readonly property list<int> emblems: people.map(seat => seat.emblem)
    readonly property list<int> turns: people.map(seat => places.turn(seat.place))
    /// On a desktop everything is upright, and the mat of this seat is the large one.
    property bool desk: false
    property int mine: 0
    property Places places: desk ? upright : around
    /// Where the keyboard stands.
    property KeyWalk keys: walk
    /// What a line of the log speaks of.
    property PendulumPointer pointer: null
    /// Questions and sentences are shown here, at the mats.
    property bool speaks: true

    signal pauseToggled(seat: int)
    /// Somebody wants to see a rival's mat as their own.
    signal mineWanted(seat: int)

    Places {
        id: around

        width: root.width
        height: root.height
        taken: root.taken
    }

    DeskPlaces {
        id: upright

        width: root.width
        height: root.height
        taken: root.taken
        mine: root.taken[root.mine] ?? 0
    }

    /// A sentence of refusal at a seat.
    function refuse(seat: int, sentence: string): void {
        (voices.itemAt(seat) as SeatVoice)?.refuse(sentence);
    }

    /// What everybody is called, in the language of one seat.
    function namesFor(reader: int): list<string> {
        return people.map((seat, index) => seat.name !== "" ? seat.name
            : people[reader].language.words.text("pendulum.character." + (model.seats[index]?.character ?? "")));
    }

    /// Whose finger it was that touched something in the middle, at a point of this table.
    function handAt(at: point, verb: string, first: int): PendulumSeat {
        return model.seats[model.handAt(places.distances(at), verb, first)];
    }

    /// The mat under a point, as a seat's number, or -1.
    function matUnder(at: point): int {
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i);
            const inside = mat.mapFromItem(root, at.x, at.y);
            if (inside.x >= 0 && inside.y >= 0 && inside.x < mat.width && inside.y < mat.height)
                return i;
        }
        return -1;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }

    KeyWalk {
        id: walk

        focus: root.desk && root.keys === walk
        seat: root.model.seats[root.mine] ?? root.model.seats[0]
    }

    Board {
        id: board

        x: root.places.board.x
        y: root.places.board.y
        width: root.places.board.width
        height: root.places.board.height
        model: root.model
        emblems: root.emblems
        turns: root.turns
        colours: root.colours
        cursor: root.keys.spot
        onProvinceTapped: (source, at) => root.handAt(root.mapFromItem(null, at), "take", source).takeProvince(source)
        onProvinceDropped: (source, at) => {
            const mat = root.matUnder(root.mapFromItem(null, at));
            if (mat >= 0)
                root.model.seats[mat].takeProvince(source, (mats.itemAt(mat) as Mat).slotUnder(at));
        }
        onAchievementTapped: at => root.handAt(root.mapFromItem(null, at), "achieve", -1).achieve()
    }

    Repeater {
        id: mats

        model: root.model.seats

        Mat {
            required property int index
            required property PendulumSeat modelData
            readonly property Seat person: root.people[index]
            readonly property rect place: root.places.mat(person.place)

            objectName: "mat " + index
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            rotation: root.places.turn(person.place)
            seat: modelData
            language: person.language
            colour: root.colours[index]
            emblem: person.emblem
            name: person.name
            unit: root.places.matUnit(person.place)
            compact: root.desk && index !== root.mine
            paused: root.paused
            walk: index === root.mine ? root.keys : null
            onPortraitTapped: root.mineWanted(index)
            onPauseToggled: root.pauseToggled(index)
        }
    }

    Glasses {
        anchors.fill: parent
        model: root.model
        board: board
        clock: root.clock
        paused: root.paused
        digits: root.digits
        visible: !board.council && !board.over
        onTouched: (area, at) => root.handAt(at, "flip", area).flip(area)
    }

    Workers {
        anchors.fill: parent
        model: root.model
        board: board
        places: root.places
        people: root.people
        colours: root.colours
        grace: root.grace
        onDropped: (seat, worker, at) => root.drop(seat, worker, at)
        visible: !board.council && !board.over
    }

    Repeater {
        id: voices

        model: root.model.seats

        SeatVoice {
            required property int index
            required property PendulumSeat modelData
            readonly property Seat person: root.people[index]
            readonly property rect place: root.places.mat(person.place)

            objectName: "voice " + index
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            rotation: root.places.turn(person.place)
            model: root.model
            seat: modelData
            language: person.language
            names: root.namesFor(index)
            unit: root.places.matUnit(person.place)
            paused: root.paused
            silent: !root.speaks || (root.desk && index !== root.mine)
            cursor: index === root.mine ? root.keys.text : ""
        }
    }

    Loader {
        anchors.fill: parent
        active: root.pointer !== null
        sourceComponent: Pointed {
            pointer: root.pointer
            board: board
            places: root.places
            people: root.people
        }
    }

    /// A figure let go: into the spot under the finger, home over its own mat, back otherwise.
    function drop(seat: int, worker: int, at: point): void {
        const hand = model.seats[seat];
        const onBoard = board.mapFromItem(root, at.x, at.y);
        const spot = board.plan.spotAt(Qt.point(onBoard.x / board.unit, onBoard.y / board.unit));
        if (spot >= 0)
            hand.moveWorker(worker, spot);
        else if (matUnder(at) === seat)
            hand.sendHome(worker);
        else
            hand.putDown();
    }
}

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
    property bool digits: false

    readonly property list<int> taken: people.map(seat => seat.place)
    readonly property list<color> colours: people.map(seat => Theme.seats[seat.colour])
    /// On a desktop everything is upright, and the mat of this seat is the large one.
    property bool desk: false
    property int mine: 0
    property Places places: desk ? upright : around
    /// Where the keyboard stands.
    property KeyWalk keys: walk
    /// Questions and sentences are shown here, at the mats.
    property bool speaks: true
    /// The id of a sentence that everybody should know, or nothing; by seat, the level of the opponent who plays there.
    property string warning: ""
    property list<string> bots
    /// The figure that a finger carries, or null.
    readonly property Worker carried: workers.carried
    readonly property Board board: middle

    signal pauseToggled(seat: int)
    /// Somebody wants to see a rival's mat as their own.
    signal mineWanted(seat: int)
    /// A figure or a province was let go outside of this panel, at this point of the screen.
    signal workerStrayed(seat: int, worker: int, at: point)
    signal provinceStrayed(source: int, at: point)

    Places { id: around; width: root.width; height: root.height; taken: root.taken }

    DeskPlaces { id: upright; width: root.width; height: root.height; taken: root.taken; mine: root.taken[root.mine] ?? 0 }

    /// What everybody is called, in the language of one seat.
    function namesFor(reader: int): list<string> {
        return voices.namesFor(reader);
    }

    /// Whose finger it was that touched something in the middle, at a point of this table.
    function handAt(at: point, verb: string, first: int): PendulumSeat {
        return model.seats[model.handAt(places.distances(at), verb, first)];
    }

    /// A figure let go here: into the spot under the finger, home over its own mat. False where nothing takes it.
    function land(seat: int, worker: int, at: point): bool {
        const spot = middle.spotAt(middle.mapFromItem(root, at));
        if (spot >= 0)
            model.seats[seat].bring("worker", worker, spot);
        else if (mats.seatUnder(root.mapToItem(null, at)) === seat)
            model.seats[seat].sendHome(worker);
        else
            return false;
        return true;
    }

    /// The same for a province: onto a mat, and into the slot under the finger.
    function landProvince(source: int, at: point): bool {
        const inScene = root.mapToItem(null, at);
        const seat = mats.seatUnder(inScene);
        if (seat < 0)
            return false;
        model.seats[seat].takeProvince(source, mats.slotUnder(seat, inScene));
        return true;
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

    Pulse {
        id: pulse

        beating: (root.clock?.running ?? false) && !root.paused && root.model.seats.some(seat => seat.asked)
    }

    Board {
        id: middle

        model: root.model
        people: root.people
        places: root.places
        colours: root.colours
        cursor: root.keys.spot
        pulse: pulse.light
        onProvinceTapped: (source, at) => root.handAt(root.mapFromItem(null, at), "take", source).takeProvince(source)
        onProvinceDropped: (source, at) => {
            const here = root.mapFromItem(null, at);
            if (!root.contains(here))
                root.provinceStrayed(source, root.mapToGlobal(here));
            else
                root.landProvince(source, here);
        }
        onAchievementTapped: at => root.handAt(root.mapFromItem(null, at), "achieve", -1).ask("achieve")
    }

    Mats {
        id: mats

        anchors.fill: parent
        model: root.model
        people: root.people
        colours: root.colours
        places: root.places
        paused: root.paused
        desk: root.desk
        mine: root.mine
        keys: root.keys
        pulse: pulse.light
        onMineWanted: seat => root.mineWanted(seat)
        onPauseToggled: seat => root.pauseToggled(seat)
    }

    Glasses {
        anchors.fill: parent
        model: root.model
        board: middle
        clock: root.clock
        paused: root.paused
        digits: root.digits
        visible: !middle.council && !middle.over
        onTouched: (area, at) => root.handAt(at, "flip", area).ask("flip", area)
    }

    Workers {
        id: workers

        anchors.fill: parent
        model: root.model
        board: middle
        places: root.places
        people: root.people
        colours: root.colours
        pulse: pulse.light
        visible: !middle.council && !middle.over
        onDropped: (seat, worker, at) => {
            root.model.seats[seat].putDown();
            if (!root.contains(at))
                root.workerStrayed(seat, worker, root.mapToGlobal(at));
            else
                root.land(seat, worker, at);
        }
    }

    Voices {
        id: voices

        anchors.fill: parent
        model: root.model
        people: root.people
        places: root.places
        paused: root.paused
        desk: root.desk
        mine: root.mine
        keys: root.keys
        silent: !root.speaks
        warning: root.warning
        bots: root.bots
        pulse: pulse.light
        council: middle.laidOver
    }
}

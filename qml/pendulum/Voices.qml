// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// What is asked and said at all seats, above everything else.
Item {
    id: root

    required property PendulumModel model
    required property list<Seat> people
    required property Places places
    required property bool paused
    /// On a desktop only the own seat is spoken to.
    required property bool desk
    required property int mine
    required property KeyWalk keys
    property bool silent: false
    /// The id of a sentence that everybody should know as long as it is there, or nothing; and who plays where.
    property string warning: ""
    property list<string> bots
    property real pulse: 1
    /// Where the council board lies while the council meets.
    required property rect council

    /// What everybody is called, in the language of one seat.
    function namesFor(reader: int): list<string> {
        return people[reader].language.words.seatNames(people.map(seat => seat.name), "pendulum", model.seats.map(seat => seat.character));
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
            bot: (root.bots[index] ?? "") !== ""
            warning: root.warning
            silent: root.silent || (root.desk && index !== root.mine)
            cursor: index === root.mine ? root.keys.text : ""
            pulse: root.pulse
            readonly property rect over: !root.desk && root.model.phase === "rewards" ? root.council : Qt.rect(0, 0, root.width, 0)
            spread: root.places.spread(person.place)
            lean: root.places.lean(person.place, over)
            rise: root.places.rise(person.place, over)
        }
    }
}

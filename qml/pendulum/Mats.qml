// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// The mats of all seats, each at its place and turned to it.
Item {
    id: root

    required property PendulumModel model
    required property list<Seat> people
    required property list<color> colours
    required property Places places
    required property bool paused
    /// On a desktop: the seat whose mat is the large one.
    required property bool desk
    required property int mine
    /// Where the keyboard stands, on the own mat.
    required property KeyWalk keys
    property real pulse: 1

    signal pauseToggled(seat: int)
    signal mineWanted(seat: int)

    /// The mat under a point of the scene, as a seat's number, or -1.
    function seatUnder(at: point): int {
        for (let i = 0; i < mats.count; ++i) {
            const mat = mats.itemAt(i);
            if (mat.contains(mat.mapFromItem(null, at)))
                return i;
        }
        return -1;
    }

    /// The production slot of a seat's mat under a point of the scene, or -1.
    function slotUnder(seat: int, at: point): int {
        return (mats.itemAt(seat) as Mat).slotUnder(at);
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
            pulse: root.pulse
            walk: index === root.mine ? root.keys : null
            onPortraitTapped: root.mineWanted(index)
            onPauseToggled: root.pauseToggled(index)
        }
    }
}

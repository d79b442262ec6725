// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// People at the places where that many usually sit, each with an emblem and a colour of their own: for replays and
/// scenes.
QtObject {
    id: root

    required property int count
    /// What everybody reads; or by seat, and then from the first one again.
    property string language: "en"
    property list<string> languages: [language]
    property list<string> names
    /// By seat, as a journal notes people: the emblem and the colour that each had.
    property var looks: []
    /// By number of seats. A game that has none at the end of the table gives its own.
    property var places: [[], [0], [0, 3], [0, 1, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]]
    property list<Seat> people
    readonly property Seats seating: Seats {}

    function seat(): void {
        const taken = places[count] ?? [];
        // Looks that cannot all be worn are worn by nobody.
        if (!seating.restore(dressed(taken, looks)))
            seating.restore(dressed(taken, []));
        people = taken.map(place => seating.at(place));
    }

    function dressed(taken: var, looks: var): var {
        return taken.map((place, seat) => ({
                    place: place,
                    emblem: looks[seat]?.emblem ?? seating.emblems[seat],
                    colour: looks[seat]?.colour ?? seating.colours[seat],
                    language: languages[seat % languages.length],
                    name: names[seat] ?? ""
                }));
    }

    onCountChanged: seat()
    Component.onCompleted: seat()
}

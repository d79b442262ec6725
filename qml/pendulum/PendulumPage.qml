// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language

/// Pendulum from the set-up to the end: a card that asks how to play, then the table.
FocusScope {
    id: root

    required property Language language
    readonly property bool playing: match.host !== null
    property list<Seat> people
    /// Mats around the table, each turned to its edge; otherwise upright, for one mouse.
    property bool around: false

    signal back()

    function begin(options: var): void {
        const places = [[], [0], [0, 3], [0, 1, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4]][options.seats];
        people = [];
        for (let place = 0; place < 5; ++place)
            seating.at(place).leave();
        people = places.map(place => {
            const seat = seating.at(place);
            seat.sitDown();
            seat.chooseLanguage(root.language.code);
            seat.settle();
            return seat;
        });
        match.startUnsaved(options, Date.now());
        root.forceActiveFocus();
    }

    function togglePause(): void {
        if (match.host.paused)
            match.host.resume();
        else
            match.host.pause();
    }

    Keys.onSpacePressed: if (playing) togglePause()
    Keys.onEscapePressed: if (!playing) back()
    Keys.onPressed: event => {
        const seat = event.key - Qt.Key_1;
        if (playing && seat >= 0 && seat < people.length)
            (table.item as PendulumTable).mine = seat;
    }

    Seats {
        id: seating

        newcomersLanguage: root.language.code
    }

    PendulumMatch {
        id: match

        onRefused: (seat, why) => {
            const side = table.item as PendulumTable;
            side?.refuse(seat, why.in(root.people[seat].language.words, side.namesFor(seat)));
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        visible: !root.playing
    }

    SetupCard {
        anchors.centerIn: parent
        visible: !root.playing
        unit: Math.min(root.width / 1920, root.height / 1080)
        language: root.language
        onStarted: options => root.begin(options)
        onLeaveAsked: root.back()
    }

    Loader {
        id: table

        anchors.fill: parent
        focus: true
        active: root.playing && root.people.length > 0
        sourceComponent: PendulumTable {
            model: match.model
            people: root.people
            clock: match.clock
            desk: !root.around
            focus: true
            paused: match.host?.paused ?? false
            onPauseToggled: root.togglePause()
        }
    }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language
import Sandglass.Sand

/// What everything of one match shares, wherever it is drawn: around a table, or in the panels of a desktop. A piece
/// that is let go lands in whichever of the tables lies under it.
QtObject {
    id: root

    required property TableModel model
    /// By the match's seats: who sits there.
    required property list<Seat> people
    required property SandClock clock
    property bool paused: false
    /// Sand timers tell their seconds in digits too.
    property bool digits: false
    /// The middle is turned to whoever plays, where a game has such a middle.
    property bool middleTurns: true
    /// The id of a sentence that everybody should know as long as it is true, or nothing.
    property string warning: ""
    /// By seat, the level of the opponent who plays there, or nothing.
    property list<string> bots
    /// On a desktop: the seat whose mat is the large one, and which the keyboard plays.
    property int mine: 0
    /// The game's word, and by seat what it plays, which names whoever has given no name.
    property string game: ""
    property list<string> characters
    /// What the chosen line of the log speaks of.
    property telling pointed
    /// The film of what happened last, or null where there are none.
    property CuePlayer cues: null
    /// A match that is watched again: nothing opens by itself.
    property bool watched: false
    /// The seats whose score sheet lies open; everybody's at the end.
    property list<int> counting
    readonly property Count count: Count { lines: root.model.scores.lines }
    /// The end is there, and its film has been seen.
    readonly property bool over: model.over && !(cues?.playing ?? false)

    readonly property OfferWalk keys: OfferWalk { hands: root.model.hands[root.mine] ?? null }
    /// The tables that are there, as panels come and go.
    property list<Item> tables
    /// The piece that a finger carries, or null.
    property Item carried: null

    onOverChanged: counting = over && !watched ? Array.from({ length: model.seatCount }, (_, seat) => seat) : []

    signal pauseToggled
    /// A finger came down somewhere: what is shown need not be watched to its end.
    signal touched
    /// Somebody wants to see a rival's mat as their own.
    signal mineWanted(seat: int)

    /// What everybody is called, in one reader's words.
    function namesIn(words: Catalogue): list<string> {
        return words.seatNames(people.map(seat => seat.name), game, characters);
    }

    /// A seat's; beyond the seats of the match, those of an opponent without one.
    function colourOf(seat: int): color {
        return Theme.seats[seat < people.length ? people[seat].colour : (people[0].colour + 2) % Theme.seats.length];
    }

    function emblemOf(seat: int): int {
        return seat < people.length ? people[seat].emblem : (people[0].emblem + 1) % 8;
    }

    function toggleCount(seat: int): void {
        counting = counting.includes(seat) ? Array.from(counting).filter(other => other !== seat) : Array.from(counting).concat([seat]);
    }

    /// Where something is shown that has this name, or this path of names, in the coordinates of an item; empty where
    /// it is not seen.
    function rectOf(path: string, within: Item): rect {
        return Landmarks.rectOf(tables, path, within);
    }

    /// A piece was let go at a point of the screen: the first target under it that takes it has it.
    function land(what: Item, at: point): bool {
        return Array.from(tables).some(table => table.visible && landing(table)(what, table.mapFromGlobal(at)));
    }

    function landing(table: var): var {
        return table.land;
    }
}

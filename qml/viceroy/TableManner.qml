// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// What the mats of one table share beside the match.
QtObject {
    /// The most points that anybody has had here alone before this match; -1: nobody has; below that nobody knows.
    property int record: -2

    /// Several people look at it.
    property bool shared: true
    /// The seat that chooses behind the curtain, while all others look away, or -1; and whether the curtain has fallen.
    property int there: -1
    property bool covered: false

    /// How long nothing counts behind a screen that has just been opened.
    property int deafTime: Theme.deafTime

    /// The seats whose screens are latched from the beginning: for pictures.
    property list<int> opened
    /// The same for who looks around, and for the rival whose pyramid the first seat reads.
    property list<int> looking
    property int read: -1

    /// Cards that the last command has changed, where motion is reduced and no film tells it.
    property list<int> fresh

    /// Seats whose column lies at the other side: for those who use the other hand.
    property list<int> swapped

    /// Somebody wants to read a card, those that are out of the game, or a rival's pyramid, at their own seat.
    signal copyWanted(card: viceroyCard, seat: int)
    signal goneWanted(seat: int)
    /// A card that was read somewhere is pulled to whoever sits near this point of the scene.
    signal copyPassed(card: viceroyCard, at: point)
    signal rivalWanted(rival: int, seat: int)
    signal lookWanted(seat: int)
    /// Whether the own seat of a desktop reads something there; and that it has seen enough.
    property bool reading: false
    signal laidAside
    /// The keyboard opens or closes a seat's screen.
    signal screenWanted(seat: int, open: bool)
    signal screenToggled(seat: int)

    /// Whoever has a name finds it so in the next match too.
    function isSwapped(person: Seat, seat: int, otherHand: list<string>): bool {
        return person.name !== "" ? otherHand.includes(person.name) : swapped.includes(seat);
    }

    /// The column lies at the outer corner, away from the neighbour; alone at a side (`wide`), at the left.
    function columnLeft(person: Seat, seat: int, wide: bool, otherHand: list<string>): bool {
        const usual = wide || person.place === 0 || person.place === 3;
        return usual !== isSwapped(person, seat, otherHand);
    }

    function swap(seat: int): void {
        swapped = swapped.includes(seat) ? swapped.filter(other => other !== seat) : swapped.concat([seat]);
    }
}

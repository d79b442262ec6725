// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// What the mats of one table share beside the match.
QtObject {
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

    /// Seats whose column lies at the other side: for those who use the other hand.
    property list<int> swapped

    /// Somebody wants to read a card, or a rival's pyramid, at their own seat.
    signal copyWanted(card: viceroyCard, seat: int)
    signal rivalWanted(rival: int, seat: int)
    signal lookWanted(seat: int)
    /// The keyboard opens or closes a seat's screen.
    signal screenWanted(seat: int)

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

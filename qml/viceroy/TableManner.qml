// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// What the mats of one table share beside the match.
QtObject {
    /// Several people look at it.
    property bool shared: true
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

    function swap(seat: int): void {
        swapped = swapped.includes(seat) ? swapped.filter(other => other !== seat) : swapped.concat([seat]);
    }
}

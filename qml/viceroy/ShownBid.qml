// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Play

/// A gem that was bid, in the corner of its plinth towards who bid it; a virtual opponent's stands at the side.
BidMark {
    id: root

    required property GameTable table
    /// A seat, or from 4 on a virtual opponent.
    required property int bidder
    readonly property bool virtual: bidder >= 4
    readonly property Seat person: virtual ? null : table.people[bidder]
    readonly property int place: person?.place ?? -1
    readonly property bool far: place === 3 || place === 4
    required property real unit

    x: (virtual ? (bidder % 2 ? 170 : 92) : place === 0 || place === 4 ? 112 : 148) * unit
    y: (virtual ? 73 : far ? 12 : 134) * unit
    width: 34 * unit
    height: width
    rotation: far ? 180 : 0
    ink: Colours
    colour: virtual ? Theme.textSoft : Theme.seats[person?.colour ?? 0]
    emblem: person?.emblem ?? -1

    ThingItem { anchors.fill: parent; domain: "bid"; number: root.gem; seat: root.virtual ? -1 : root.bidder }
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// All that a seat has, in little, as the others read it.
RivalFace {
    required property PendulumSeat seat

    ink: Colours
    character: seat.character
    rank: seat.rank + 1
    held: seat.held
    columns: seat.columns
    provinces: seat.production.map(slot => slot.provinces.length)
    hand: seat.hand.length
    pile: seat.discard.length
    atHome: seat.atHome
    workers: seat.homes.filter(place => place > 0).length
}

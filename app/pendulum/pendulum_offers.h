// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/pendulum_values.h"
#include "pendulum/state.h"

namespace sandglass::app {

/// What a match is read with: the cards, what may be seen, and when.
struct PendulumReading {
    const pendulum::CardSet& cards;
    const pendulum::State& state;
    core::Millis now;
    /// When the last command came, and how long what it did can be contested.
    core::Millis moved = 0;
    core::Millis grace = 0;
    /// The seats that opponents play, as bits: no hand moves their pieces.
    unsigned opponents = 0;
    /// The seats that may take back their last command, as bits.
    unsigned undoable = 0;

    bool isHuman(int seat) const { return (opponents >> seat & 1) == 0; }
    bool mayUndo(int seat) const { return (undoable >> seat & 1) != 0; }
};

/// An action as a tray shows it to this seat.
Offer offerOf(const PendulumReading& reading, int seat, const Move& move);

} // namespace sandglass::app

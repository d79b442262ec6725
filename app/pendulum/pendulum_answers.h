// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/pendulum_values.h"
#include "pendulum/state.h"

namespace sandglass::app {

/// What a match is read with: cards, state, the seat that is looked at.
struct PendulumReading {
    const pendulum::CardSet& cards;
    const pendulum::State& state;
    core::Millis now;
    /// When the last command came, and how long what it did can be contested.
    core::Millis moved = 0;
    core::Millis grace = 0;
    /// The seats that opponents play, as bits: no hand moves their pieces.
    unsigned opponents = 0;

    bool byHand(int seat) const { return (opponents >> seat & 1) == 0; }
};

PendulumMove moveOf(const pendulum::CardSet& cards, const pendulum::Action& action);
/// An action as a tray shows it to this seat.
PendulumAnswer answerOf(const PendulumReading& reading, int seat, const pendulum::Action& action);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/pendulum/taste.h"
#include "bots/search.h"
#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

namespace sandglass::pendulum::bot {

/// What a player of Pendulum knows in a round without sand: workers that can act do, those in a frame wait for their
/// timer, and how it has gone shows when the round's council is over.
class Sense {
public:
    /// `root` is where it looks from, with whatever in the place of what cannot be seen.
    Sense(const CardSet& cards, const State& root, core::Millis now, const Taste& taste);

    /// A "done" is not taken back, another kind of round is not asked for, and nobody is sent home.
    bool considers(const Action& action) const;
    void weigh(const State& state, core::Seat seat, const Actions& actions, float* weights) const;
    bool isFarEnough(const State& state) const { return state.round > m_round && state.phase == Phase::Reposition; }
    bots::SeatValues values(const State& state) const;
    void reopen(State&, core::Seat) const { } ///< nothing is chosen in secret

private:
    const CardSet& m_cards;
    core::Millis m_now;
    Taste m_taste;
    int m_round;
    std::array<double, core::maxSeats> m_standing{}; ///< of each seat at the root
};

} // namespace sandglass::pendulum::bot

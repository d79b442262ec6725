// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/events.h"
#include "pendulum/state.h"

namespace sandglass::pendulum {

/// Hidden from everybody: the order of the three decks and the randomness. Hands are open information: everybody knows
/// a character's four cards, and council cards are won in front of all.
core::View<State> view(const State& state, core::Seat seat);

/// Nothing that happens is hidden from anybody: a province drawn unseen is laid open at once.
Event veil(const Event& event, core::Seat seat);

/// After a rewind: a province that was drawn from the deck and goes back to it has been seen, so the deck is shuffled;
/// `again` where that has happened in the same moments. Whether it was shuffled.
bool conceal(State& state, const State& seen, bool again);

} // namespace sandglass::pendulum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "tiletum/events.h"
#include "tiletum/state.h"

namespace sandglass::tiletum {

/// What a seat may know. Hidden are the same things from everybody: the order of the piles and of the opponent's deck,
/// corruption tokens that lie face down, and the randomness to come.
core::View<State> view(const CardSet& cards, const State& state, core::Seat seat);

/// Nothing that happens is hidden from anybody.
inline Event veil(const Event& event, core::Seat)
{
    return event;
}

} // namespace sandglass::tiletum

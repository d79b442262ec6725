// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "viceroy/cards.h"
#include "viceroy/events.h"
#include "viceroy/state.h"

namespace sandglass::viceroy {

/// What a seat may know. Hidden are: the order of the decks, randomness, and behind every rival's screen the hand
/// (its size shows), gems, attack tokens and what was sealed. With the end of the game the screens fall.
/// Nobody sees the laws dealt at the start before the first card is chosen, not even their owner.
core::View<State> view(const State& state, Seat viewer);

Event veil(const Event& event, Seat viewer);

} // namespace sandglass::viceroy

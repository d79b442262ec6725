// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/state.h"

#include <span>

namespace sandglass::test {

/// A state that the viewer cannot tell from this one: decks and rivals' hands are dealt anew from all cards that the
/// viewer does not see, rivals' gems are exchanged among them, sealed choices are drawn anew.
viceroy::State permuteHidden(const viceroy::State& state, core::Seat viewer, core::Random& random);

/// The same state with each seat's things at another seat.
viceroy::State relabel(const viceroy::State& state, std::span<const int> newSeat);

} // namespace sandglass::test

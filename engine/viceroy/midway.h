// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/cards.h"
#include "viceroy/state.h"

#include <optional>
#include <string>

namespace sandglass::viceroy {

/// Whether phase, sealed choices and decisions fit together, so that whatever is answered, play can go on; and what is
/// wrong if they do not. A part of the invariants: every state of a match fits, and a set-up that does not is refused.
std::optional<std::string> midwayProblem(const CardSet& cards, const State& state);

/// The part of the seat that acts, in the two phases of a round: what it is asked fits what it is in the middle of.
std::optional<std::string> settlingProblem(const CardSet& cards, const State& state);
std::optional<std::string> playingProblem(const CardSet& cards, const State& state);

/// Whether a row of rewards is being given for the card in play, which lies in the acting seat's pyramid.
bool isRewarding(const CardSet& cards, const State& state);

} // namespace sandglass::viceroy

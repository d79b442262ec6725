// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <functional>
#include <span>
#include <vector>

namespace sandglass::test {

/// The game under test, and the few things about it that no contract can express.
template <core::Game G>
struct Subject {
    using State = typename G::State;

    typename G::CardSet cards;
    std::vector<typename G::Options> options; ///< every set-up that is played: seats, sides, variants
    std::vector<typename G::Options> endings; ///< the set-ups whose games the soak plays to the end by the thousand

    /// Where random play is poor and seldom achieves anything: makes a fresh set-up rich, so that every decision comes
    /// up. Empty where it is not needed.
    std::function<void(State&, core::Random&)> enrich;
    /// A state that this viewer could not tell from the given one: decks, hands, seals and randomness shuffled anew.
    std::function<State(const State&, core::Seat viewer, core::Random&)> permuteHidden;
    /// The same state with all its moments later by so much.
    std::function<State(const State&, core::Millis)> shiftTimes;
    /// The same state with each seat's things at another seat: newSeat[old]. Games whose seats cannot be exchanged
    /// (because the order around the table is part of the rules) leave it empty and say why.
    std::function<State(const State&, std::span<const int> newSeat)> relabel;
    std::function<core::Phrase<typename G::Verb>(const core::Phrase<typename G::Verb>&, std::span<const int> newSeat)>
        relabelAction;

    int steps = 20'000; ///< of random play in each check; more with SANDGLASS_SOAK
};

} // namespace sandglass::test

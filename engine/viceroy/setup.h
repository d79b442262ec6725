// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

#include <expected>

namespace sandglass::viceroy {

/// Who plays. Real and virtual players together are at most four; alone one plays against at least one virtual.
struct Options {
    int seats = 2;
    int virtuals = 0;
    // Rules of another edition; the Czech rulebook has neither.
    bool fourCharacters = false; ///< four are dealt: one begins the pyramid, one stays in the hand, two go back
    bool cardsForGems = false; ///< a card that was chosen in a development round may be sold for two gems

    bool operator==(const Options&) const = default;
};

std::optional<core::Problem> problemOf(const Options& options);

/// Everything is dealt, and every seat is asked which of its two characters begins its pyramid. The laws are dealt
/// too, but stay face down until then: a view does not show them.
std::expected<State, core::Problem> setup(const CardSet& cards, const Options& options, core::Seed seed);

Verdict whyNotLay(const State& state, Seat seat, CardIndex card);
void layFirstCard(Turn& turn, Seat seat, CardIndex card);
Verdict whyNotKeep(const Player& player, CardIndex card);
void keepCard(Turn& turn, Seat seat, CardIndex card);
/// All have chosen: shows the first cards and the first display, and begins to pay the first rewards. Those may draw
/// cards, so they come last, the lowest number first (the rulebook pays them before there are decks to draw from).
void revealFirstCards(Turn& turn);
void payFirstReward(Turn& turn);

} // namespace sandglass::viceroy

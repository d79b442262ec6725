// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

#include <expected>
#include <vector>

namespace sandglass::viceroy {

/// Who plays. Real and virtual players together are at most four; alone one plays against at least one virtual.
struct Options {
    int seats = 2;
    int virtuals = 0;

    bool operator==(const Options&) const = default;
};

std::optional<core::Problem> problemOf(const Options& options);

/// What a caller wants to be dealt, as far as it is fixed; the rest is dealt at random around it.
struct Wishes {
    struct ForSeat {
        std::vector<CardIndex> characters{}; ///< up to two
        std::vector<CardIndex> laws{}; ///< up to three
        std::optional<Gems> gems{};
        int attacks = 0;
    };
    std::array<ForSeat, seatCount> seats{};
    std::vector<CardIndex> large{}; ///< from the top: the first four are the first display
    std::vector<CardIndex> small{};
    std::vector<CardIndex> laws{};
};

/// Everything is dealt, and every seat is asked which of its two characters begins its pyramid. The laws are dealt
/// too, but stay face down until then: a view does not show them.
std::expected<State, core::Problem> setup(
    const CardSet& cards, const Options& options, core::Seed seed, const Wishes& wishes = {});

Verdict layFirstCard(Turn& turn, Seat seat, CardIndex card);
/// All have chosen: shows the first cards and the first display, and begins to pay the first rewards. Those may draw
/// cards, so they come last, the lowest number first (the rulebook pays them before there are decks to draw from).
void revealFirstCards(Turn& turn);
void payFirstReward(Turn& turn);

} // namespace sandglass::viceroy

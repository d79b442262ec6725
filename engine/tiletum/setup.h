// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "tiletum/state.h"

namespace sandglass::tiletum {

struct Options {
    int seats = 2; ///< 1 is solo, against the opponent's deck
    bool shuffledActions = false; ///< the action tiles around the wheel in random order
    int challenges = 0; ///< challenge cards of a solo game, drawn at random

    bool operator==(const Options&) const = default;
};

/// What a caller fixes of the set-up instead of drawing it: indexes, or -1. Lists name the first ones from the top.
struct Arrangement {
    int first = -1; ///< the seat with the compass
    int rotation = -1;
    std::vector<int> wheel; ///< actions clockwise, all six
    std::vector<int> fairs; ///< fair tiles of the rounds, as many as given
    std::vector<int> fairCities; ///< of rounds 2 to 4
    std::vector<int> costs; ///< cost tile of each cathedral
    std::vector<int> corruption; ///< tokens in the order of revealing, as steps
    std::vector<int> bonusTiles; ///< the next bonus tiles: six actions, the king's track, the map, then the pile
    std::vector<int> contracts; ///< the offer from the left, then the pile
    std::vector<int> characters; ///< the offer from the left, then the pile
    std::vector<int> dice; ///< the first round's, as resource * 10 + value
    std::vector<int> decrees; ///< in the order of turning up
    std::vector<int> challenges;
};

std::expected<State, core::Problem> setup(
    const CardSet& cards, const Options& options, core::Seed seed, const Arrangement& fixed = {});

} // namespace sandglass::tiletum

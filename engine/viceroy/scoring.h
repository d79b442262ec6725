// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "viceroy/cards.h"
#include "viceroy/state.h"

namespace sandglass::viceroy {

/// The seven steps of the final scoring, in the rulebook's order.
enum class ScoreStep : std::uint8_t { Circles, Infinite, Laws, Points, Magic, Sets, Attacks };
inline constexpr std::array<std::string_view, 7> scoreStepWords{
    "circles", "infinite", "laws", "points", "magic", "sets", "attacks"};

/// One line of a score sheet. What `count` and `each` are depends on the step: level and bonus of a circle or an
/// infinite gem; what a law counts and its points; magic tokens and the sum of bonuses; sets and points for each;
/// attacks not parried and the penalty for each.
struct ScoreLine {
    ScoreStep step;
    CardIndex card; ///< the upper card of a circle, the card with the gem or token, the law; or noCard
    std::uint8_t colour; ///< of a circle or an infinite gem
    std::int16_t count;
    std::int16_t each;
    std::int16_t points;
};

struct ScoreSheet {
    core::Batch<ScoreLine, 192> lines{};
    std::array<int, 7> steps{}; ///< the sum of each step
    int total = 0;
};

ScoreSheet scoreOf(const CardSet& cards, const State& state, Seat seat);

/// The seven steps alone, each with its sum.
core::ScoreSheet scoreSteps(const CardSet& cards, const State& state, Seat seat);

/// Most points first. The rulebook prints no tie-break, so equal scores share a place. Alone, one cannot lose.
core::Ranking ranking(const CardSet& cards, const State& state);

} // namespace sandglass::viceroy

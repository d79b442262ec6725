// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

namespace sandglass::pendulum {

/// One seat's result, item by item. Columns are those of the grid that all mats share: the scroll begins at one of
/// them, and all tracks end at the same.
struct Score {
    std::array<int, trackCount> column{};
    std::array<int, trackCount> onScroll{}; ///< points of each long track that lie on the scroll
    bool legendary = false;
    int points = 0; ///< all points on the scroll, the legendary one included
    int glory = 0;
    bool complete = false; ///< all four markers are on the scroll
};

Score score(const CardSet& cards, const State& state, int seat);

/// What lies on the scroll, track by track.
core::ScoreSheet scoreSheet(const CardSet& cards, const State& state, core::Seat seat);

/// Rulebook, "Konec hry". Winners have all markers on the scroll; among them most points there, then privilege. If
/// nobody has, the legendary point is needed, and the worst tracks are compared, then the next, then privilege.
/// Without any legendary point nobody wins. Where anybody plays with glory it decides ties instead, then privilege.
/// The seats behind the winner are ranked by the same measure.
core::Ranking ranking(const CardSet& cards, const State& state);

inline constexpr std::array<Word, 8> reasonWords{
    "allOnScroll", "mostOnScroll", "legendary", "worstTrack", "glory", "privilege", "noLegendary", "last"};

} // namespace sandglass::pendulum

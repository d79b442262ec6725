// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

#include <expected>

namespace sandglass::pendulum {

/// Instead of a character's number: draw one, of any side or of one side.
inline constexpr std::int8_t anyCharacter = -1;
inline constexpr std::int8_t anyBasic = -2;
inline constexpr std::int8_t anyAdvanced = -3;

/// Every timer at the top row of its area. There they stand until the first round begins.
inline constexpr std::uint8_t timersAtFirst = 0b010101;

struct Options {
    int seats = 2;
    std::array<std::int8_t, core::maxSeats> characters{anyBasic, anyBasic, anyBasic, anyBasic, anyBasic};
    std::uint8_t untimed = 0; ///< a bit for each round that is played without running sand
    bool paceFixed = false; ///< nobody changes that between rounds
    // The advanced variant, seat by seat, a bit for each: both rules belong together, glory may also be played alone.
    std::uint8_t oneWorkerAFrame = 0;
    std::uint8_t glory = 0;

    bool operator==(const Options&) const = default;
};

/// Lays everything out for one to five seats.
///
/// Alone: none of the rulebooks has rules for one player, only the board names them. One seat plays the side for few
/// players by the common rules: it is always first on the privilege track, the legendary token lies on the first
/// achievement (its absence in round one is a rule for two and three), and the end is judged as always.
std::expected<State, core::Problem> setup(const CardSet& cards, const Options& options, core::Seed seed);

/// A seat's mat, cards and workers as they are at the start.
void dealSeat(const CardSet& cards, SeatState& seat, int mat);

} // namespace sandglass::pendulum

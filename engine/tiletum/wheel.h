// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

#include <cstdlib>

namespace sandglass::tiletum {

/// The action wheel and its dice. Values ascend clockwise around the wheel, actions stand still around it.

inline constexpr int changePrice = 2; ///< gold for one step of a die's value

constexpr int actionPoints(int value)
{
    return 7 - value;
}

/// The action that the sector of this value faces.
inline Action actionAt(const State& state, int value)
{
    return state.wheel[static_cast<std::size_t>(value - 1 + state.rotation) % actionCount];
}

/// The value of the sector that faces this action.
int valueAt(const State& state, Action action);

/// How many steps turn one value into another; 6 and 1 are neighbours, and the shorter way is taken (doubt Q27).
inline int stepsBetween(int value, int as)
{
    const int apart = std::abs(value - as);
    return apart > 3 ? 6 - apart : apart;
}

inline std::uint8_t& diceOf(State& state, int resource, int value)
{
    return state.dice[static_cast<std::size_t>(value - 1)][static_cast<std::size_t>(resource)];
}

inline int diceOf(const State& state, int resource, int value)
{
    return state.dice[static_cast<std::size_t>(value - 1)][static_cast<std::size_t>(resource)];
}

/// Draws and rolls the dice of a round.
void rollDice(Play& play);
/// Puts all dice, taken or not, back into the bag.
void returnDice(State& state, const CardSet& cards);

// Taking a die, changed on the way for gold; its action's tile; then its resources and its action.
Verdict whyNotTake(const State& state, int resource, int value, int as);
void take(Play& play, int resource, int value, int as);
Verdict whyNotClaim(const CardSet& cards, const State& state);
void claim(Play& play);
Verdict whyNotDecline(const State& state);
void decline(Play& play);

} // namespace sandglass::tiletum

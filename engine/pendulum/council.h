// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

// Rulebook, "Fáze rady": six steps, of which the fifth (moving workers) and sixth (flipping all) are in rounds.h.
namespace sandglass::pendulum {

/// Steps 1 and 2: a new order by votes, then rewards from its top.
void beginCouncil(const Turn& turn);

/// Whether a reward is this seat's to choose now: it may take the free points of its place before it or after it.
inline bool mayChooseReward(const SeatState& own)
{
    return own.owes(Decision::Reward) && (own.decision() == Decision::Reward || own.decision() == Decision::Point);
}

/// One of the five cards, the grande card, or the point that is always there.
Verdict whyNotChoose(const Table& table, int choice);
void doChoose(const Turn& turn, int choice);

/// Goes on as far as nobody has anything to decide: the next seat's reward, the province limit, the next round.
void goOn(const Turn& turn);

/// Five reward cards from the deck onto the board.
void showRewards(const Turn& turn);

} // namespace sandglass::pendulum

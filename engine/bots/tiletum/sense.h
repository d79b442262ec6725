// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/manner.h"
#include "bots/search.h"
#include "tiletum/actions.h"
#include "tiletum/map.h"
#include "tiletum/state.h"

namespace sandglass::tiletum::bot {

/// What a player of Tiletum knows without reckoning: what is paid for is done, action points are spent before the turn
/// ends and gold is not spent for nothing, tiles are for use where they bring something, and the merchant is at the
/// fair when it is held.
class Sense {
public:
    Sense(const CardSet& cards, bots::Manner manner);

    bool considers(const core::Phrase<Verb>&) const { return true; }
    void weigh(const State& state, core::Seat seat, const Actions& actions, float* weights) const;
    bool isFarEnough(const State&) const { return false; } ///< it looks to the end
    bots::SeatValues values(const State& state) const;
    void reopen(State&, core::Seat) const { } ///< nothing is chosen in secret

private:
    float weightOf(const State& state, const core::Phrase<Verb>& action) const;
    float walkOf(const State& state, Piece piece, int to) const;
    bool isLostOnTheKing(const State& state, int helper) const;

    const CardSet& m_cards;
    bots::Manner m_manner;
    std::array<Distances, maxSpaces> m_far{}; ///< from each space to each
};

} // namespace sandglass::tiletum::bot

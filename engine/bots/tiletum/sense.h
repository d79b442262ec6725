// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/manner.h"
#include "bots/search.h"
#include "tiletum/actions.h"
#include "tiletum/state.h"

namespace sandglass::tiletum::bot {

/// What a player of Tiletum knows without reckoning: what is paid for is done, action points are spent before the turn
/// ends, and tiles are for use.
class Sense {
public:
    Sense(const CardSet& cards, bots::Manner manner)
        : m_cards(cards)
        , m_manner(manner)
    {
    }

    bool considers(const core::Phrase<Verb>&) const { return true; }
    void weigh(const State& state, core::Seat seat, const Actions& actions, float* weights) const;
    bots::SeatValues values(const State& state) const;
    void reopen(State&, core::Seat) const { } ///< nothing is chosen in secret

private:
    const CardSet& m_cards;
    bots::Manner m_manner;
};

} // namespace sandglass::tiletum::bot

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/manner.h"
#include "bots/search.h"
#include "viceroy/actions.h"
#include "viceroy/cards.h"
#include "viceroy/state.h"

namespace sandglass::viceroy::bot {

/// What a player of Viceroy knows without reckoning: cards are there to be bid for and laid, high up if one can pay;
/// gems that are left at the end are worth nothing.
class Sense {
public:
    Sense(const CardSet& cards, bots::Manner manner)
        : m_cards(cards)
        , m_manner(manner)
    {
    }

    /// It means what it has sealed.
    bool considers(const Action& action) const { return action.code != Verb::Unseal; }
    void weigh(const State& state, Seat seat, const Actions& actions, float* weights) const;
    bool isFarEnough(const State&) const { return false; } ///< it looks to the end
    bots::SeatValues values(const State& state) const;
    /// A rival who has sealed its choice might as well be choosing now: nobody has seen it.
    void reopen(State& state, Seat viewer) const;

private:
    const CardSet& m_cards;
    bots::Manner m_manner;
};

} // namespace sandglass::viceroy::bot

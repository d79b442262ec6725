// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// The contract offer, exchanges, and contracts being fulfilled.

Verdict whyNotSign(const CardSet& cards, const State& state, int tile);
void sign(Play& play, int tile);
/// Rulebook "Akce smlouvy": at the end of the turn the offer slides to the right and is refilled from the left.
void slideContractOffer(Play& play);

Verdict whyNotExchange(const State& state, Resource give, Resource take);
void exchange(Play& play, Resource give, Resource take);

/// Fulfilling (free task). `same` is the kind that pays the part of the price that may be of any one kind, or none.
Verdict whyNotFulfil(const CardSet& cards, const Board& board, int tile, int same);
void fulfil(Play& play, int tile, int same);
/// Pays it, moves it to the leftmost free space, frees the pillar there and scores both; the extra is the caller's.
/// Lays a stored contract on the next contract space, which may free a pillar.
void adoptContract(Play& play, int seat, int tile);
void payContract(Play& play, int seat, int tile, int same);

/// What a contract costs of one resource, its free part included.
inline int priceIn(const Tile& contract, int same, int resource)
{
    return contract.cost[static_cast<std::size_t>(resource)] + (same == resource ? contract.same : 0);
}

} // namespace sandglass::tiletum

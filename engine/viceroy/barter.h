// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// The law of forced barter: three gems to a rival, and one token of each changes place. Infinite gems stay (the
/// rulebook: they cannot be moved), and so do gems in a treasury; tokens land on the card that the other came from.
namespace sandglass::viceroy {

/// Whether the seat and a rival of its have a token that may change place.
bool canBarter(const State& state, Seat seat);
/// Asks if both sides have a token to give; also of a player without three gems, because their number is hidden.
void beginBarter(Turn& turn);
/// The next part: which token, which card of a rival's, which gems; at the end, the exchange.
void barterOn(Turn& turn);

Verdict whyNotBarter(const CardSet& cards, const State& state, Seat seat, CardIndex card);
void barterCard(Turn& turn, Seat seat, CardIndex card);
Verdict whyNotToken(const State& state, Seat seat, Token token);
void barterToken(Turn& turn, Seat seat, Token token);
void giveGem(Turn& turn, Seat seat, Colour colour);
void declineBarter(Turn& turn, Seat seat);

/// Whose pyramid the card lies in; nobody if in none.
std::uint8_t ownerOf(const State& state, CardIndex card);

} // namespace sandglass::viceroy

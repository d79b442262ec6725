// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// Rulebook, "I. Aukční fáze": sealed bids, shown together and settled in this order: attack tokens, gems colour by
/// colour, cards that virtual opponents remove, gems for those who passed. (The order of the last three is ours;
/// the rulebook leaves it open. Gems that were bid are back in the reserve before anybody takes.)
namespace sandglass::viceroy {

void beginAuction(Turn& turn);

void bid(Turn& turn, Seat seat, int offer);
Verdict whyNotBid(const State& state, Seat seat, int offer);
void passAuction(Turn& turn, Seat seat);

/// Everybody has sealed: shows the bids, draws those of the virtual opponents, and begins to settle.
void revealBids(Turn& turn);
/// The next step of settling that needs nobody's decision, or asks for one.
void settleOn(Turn& turn);

/// Whether none is displayed there.
Verdict whyNoCard(const State& state, Colour colour, Pile pile);
void takeCard(Turn& turn, Seat seat, Colour colour, Pile pile);
Verdict whyNotTake(const State& state, const Decision& decision, Colour colour, Pile pile);
void discardStray(Turn& turn, Seat seat, Colour colour, Pile pile);
/// A real and a virtual bidder at two cards: the player goes on to the next round.
void goOn(Turn& turn, Seat seat);

Verdict whyNotPropose(const State& state, Seat seat, Pile pile);
void propose(Turn& turn, Seat seat, Pile pile);
void acceptProposal(Turn& turn, Seat seat);
void declineProposal(Turn& turn, Seat seat);

/// Lays new cards below the auction cards, while the large deck has any.
void fillDisplay(Turn& turn);

int cardsDisplayed(const State& state);

/// After a round is settled: the next one, if any real player is still in, or the end of the auction.
void continueAuction(Turn& turn);
/// Old cards leave, new ones come, and the development phase begins.
void endAuction(Turn& turn);

} // namespace sandglass::viceroy

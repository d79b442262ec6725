// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

namespace sandglass::viceroy {

/// How a card with this effect gets into the pyramid: laid like any other, or by choosing one of one's cards.
Ask askForPlace(LawEffect effect);

/// The effect of the law in play, once it lies in the pyramid; or the next part of it.
void enactLaw(Turn& turn);

Verdict whyNotOption(const CardSet& cards, const State& state, Seat seat, Option option);
void chooseOption(Turn& turn, Seat seat, Option option);

/// Every law that is about one of the cards in a pyramid; what is meant stands in the decision.
Verdict whyNotTarget(const CardSet& cards, const State& state, Seat seat, CardIndex card);
void target(Turn& turn, Seat seat, CardIndex card);

/// Of the card whose tokens a law doubles. An infinite gem is a token too: its double is a real gem.
void doubleNextToken(Turn& turn);

void takeBySummons(Turn& turn, Seat seat, Colour colour, Pile pile);

Verdict whyNotReturn(const State& state, Seat seat, CardIndex card);
void returnLaw(Turn& turn, Seat seat, CardIndex card);

Verdict whyNotTuck(const State& state, Seat seat, CardIndex card);
void tuckFromHand(Turn& turn, Seat seat, CardIndex card);
void storeGem(Turn& turn, Seat seat, Colour colour);
/// No more cards to tuck, no more gems to store.
void enough(Turn& turn, Seat seat);

} // namespace sandglass::viceroy

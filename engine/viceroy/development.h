// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// Rulebook, "II. Fáze budování": up to three rounds; each seals one card of its hand, then all are played in the order
/// of their numbers. A play goes: place, pay, circle gem, reward or law, each in full before the next player.
namespace sandglass::viceroy {

void beginDevelopment(Turn& turn);

/// A card may be chosen only if it could be laid somewhere: the rulebook has no remedy for one that cannot. Nobody can
/// spoil that before it is played, because nobody takes gems or cards away from somebody else.
Verdict whyNotPlay(const CardSet& cards, const State& state, Seat seat, CardIndex card);
void playCard(Turn& turn, Seat seat, CardIndex card);
/// With cards for gems: the card in play leaves the game instead of being laid. Any card that was chosen may be sold.
Verdict whyNotSell(const State& state);
void sellCard(Turn& turn, Seat seat);
void passDevelopment(Turn& turn, Seat seat);

void revealCards(Turn& turn);
/// The next step of the cards in play that needs nobody's decision, or asks for one.
void playOn(Turn& turn);

Verdict whyNotPlace(const CardSet& cards, const State& state, Seat seat, int level, int column);
void place(Turn& turn, Seat seat, int level, int column);

/// How many infinite gems of the colour in question may be used: at least what the gems do not cover.
struct DiscountRange {
    int least;
    int most;
};
DiscountRange discountRange(const Player& player);
Verdict whyNotDiscount(const State& state, Seat seat, int count);
void discount(Turn& turn, Seat seat, int count);

/// Rulebook: laying a card so that it closes a circle of one colour earns a gem of it, if the reserve has one.
void rewardCircle(Turn& turn, Seat seat, CardIndex upper);

} // namespace sandglass::viceroy

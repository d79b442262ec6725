// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// Cards on their way: drawn, taken into a hand, tucked under others, discarded.
namespace sandglass::viceroy {

void addToHand(Player& player, CardIndex card);
void removeFromHand(Player& player, CardIndex card);

/// Into the hand; whoever has the archive law in their pyramid may tuck it there instead, and is asked.
void receive(Turn& turn, Seat seat, CardIndex card);

/// Serves cards that are due to the acting seat: asks for a deck where there is a choice.
void serveDraws(Turn& turn);
Verdict whyNotDraw(const State& state, Deck deck);
void drawDueCard(Turn& turn, Seat seat, Deck deck);

/// Rulebook: a tucked card was not played. It has no cost, no reward, no segments and no neighbours.
void tuck(Turn& turn, Seat seat, CardIndex card, CardIndex host);
Verdict whyNotArchive(const State& state, Seat seat, CardIndex card);
void archiveTaken(Turn& turn, Seat seat, CardIndex card);
void keepTaken(Turn& turn, Seat seat);

void discard(Turn& turn, CardIndex card);

int deckSize(const State& state, Deck deck);

} // namespace sandglass::viceroy

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// Gems and tokens: taking them from the reserve and putting them on cards.
namespace sandglass::viceroy {

/// What the seat can pay with in each colour: gems behind its screen and infinite gems not yet used in this phase.
Gems purse(const Player& player);

/// Whether the seat has none of the colour behind its screen.
Verdict whyNoGem(const State& state, Seat seat, Colour colour);

/// Moves gems from the reserve behind a screen.
void takeGems(Turn& turn, Seat seat, Colour colour, int count);

/// Serves gems that are due to the acting seat: asks for a colour where there is a choice, takes where there is none.
void serveGems(Turn& turn);
Verdict whyNotTakeGem(const State& state, Colour colour);
void takeDueGem(Turn& turn, Seat seat, Colour colour);

/// The gems on this card; those on noCard are where a new hoard can begin.
Hoard* hoardOn(State& state, CardIndex card);
const Hoard* hoardOn(const State& state, CardIndex card);
/// In all hoards together.
int hoarded(const State& state, std::size_t colour);

void addToken(Turn& turn, Seat seat, CardIndex card, Token token);
/// Takes the token at this position off a card that lies in the seat's pyramid.
Token removeToken(State& state, Seat seat, CardIndex card, int position);

bool canPlaceInfinite(const State& state, Seat seat, Colour colour);
/// Rulebook: an infinite gem comes from the reserve, else from behind one's own screen. One of them has it.
void placeInfinite(Turn& turn, Seat seat, CardIndex card, Colour colour);

/// Attack tokens of a seat, behind its screen and on its cards: both serve alike.
int attacksOf(const Player& player);
/// Those on cards go first: they can be lost with their card, those behind the screen cannot.
void spendAttack(Turn& turn, Seat seat);

int tokensInPyramid(const State& state, const Pyramid& pyramid, Token token);

} // namespace sandglass::viceroy

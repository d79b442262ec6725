// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// The map: where the pieces walk, where houses and pillars stand, which bonus tiles lie about.

inline std::uint8_t placeOf(const Board& board, Piece piece)
{
    return piece == Piece::Merchant ? board.merchant : board.architect;
}

/// Steps to each space.
using Distances = std::array<std::uint8_t, maxSpaces>;
Distances distancesFrom(const CardSet& cards, int from);

// Steps, of an action or granted.
Verdict whyNotMove(const CardSet& cards, const State& state, Piece piece, int to);
void move(Play& play, Piece piece, int to);
void walk(Play& play, int seat, Piece piece, int to);

// Houses. Rulebook "Akce obchodník": a free house space in a city without an own house; its bonus is gained at once.
/// Whether this board may put a house there, leaving aside where its merchant is.
Verdict whyNotHouseIn(const CardSet& cards, const State& state, int seat, int space, int house);
bool mayBuildHouseIn(const CardSet& cards, const State& state, int space);
bool mayBuildAnyHouse(const CardSet& cards, const State& state);
Verdict whyNotHouse(const CardSet& cards, const State& state, int space, int house);
void house(Play& play, int space, int house);
/// Puts the house there and tells it; the space's bonus is the caller's business.
const HouseSlot& putHouse(Play& play, int seat, int space, int house);

// Pillars. Rulebook "Akce architekt": a free pillar space in a city without an own pillar.
Verdict whyNotPillarIn(const CardSet& cards, const State& state, int seat, int space);
bool mayBuildAnyPillar(const CardSet& cards, const State& state);
Verdict whyNotPillar(const CardSet& cards, const State& state, int space);
void pillar(Play& play, int space);
void putPillar(Play& play, int seat, int space);

// Bonus tiles lying in cities.
Verdict whyNotCollect(const CardSet& cards, const State& state, int tile);
void collect(Play& play, int tile);
/// Takes a tile off the map; false if it does not lie there.
bool liftFromMap(const CardSet& cards, State& state, int space, int tile);

// Cathedrals (free task). Rulebook "Doplňková akce": where one has a pillar, once a kind, the top tile.
Verdict whyNotContribute(const CardSet& cards, const State& state, int seat, int space);
void contribute(Play& play, int seat, int space);

} // namespace sandglass::tiletum

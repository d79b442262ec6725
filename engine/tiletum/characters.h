// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// Characters, the buildings they move into, and the coats of arms below these.

Verdict whyNotHire(const CardSet& cards, const State& state, int tile);
void hire(Play& play, int tile);
Verdict whyNotReplace(const State& state);
void replace(Play& play);
Verdict whyNotSettle(const CardSet& cards, const State& state, int tile, int building, int floor);
void settle(Play& play, int tile, int building, int floor);

/// Whether this room takes this character. Rulebook "Akce postavy": one kind in a building, one building for a kind.
Verdict whyNotRoom(const CardSet& cards, const Board& board, int tile, int building, int floor);
/// Puts the character there, without its bonus; a full building gives its roof's house.
void moveIn(Play& play, int seat, int tile, int building, int floor);
/// Takes a character off the offer and refills it at once.
void leaveOffer(Play& play, int tile);

/// Coats of arms (free task): below any building with a free place, for its price in food and with its bonus.
Verdict whyNotAdorn(const CardSet& cards, const Board& board, int tile, int building);
void adorn(Play& play, int tile, int building);
void putCoat(Play& play, int seat, int tile, int building);

bool isFilled(const CardSet& cards, const Board& board, int building);

} // namespace sandglass::tiletum

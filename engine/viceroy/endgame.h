// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// The end of the game: screens and hands away, then recolouring with the gems that are left. Seats do that at the
/// same time: nobody's choice touches anybody else's.
namespace sandglass::viceroy {

void beginEnd(Turn& turn);

/// Whether the seat has the gems for any circle of another colour.
bool canRecolour(const CardSet& cards, const State& state, Seat seat);

/// A circle gets one colour: one gem of the new colour for each segment that has another. (Every segment belongs to one
/// circle only, and a segment of a circle that stays mixed scores nothing; so whole circles are all there is to ask.)
Verdict whyNotRecolour(const CardSet& cards, const State& state, Seat seat, int level, int column, Colour colour);
void recolour(Turn& turn, Seat seat, int level, int column, Colour colour);
void doneRecolouring(Turn& turn, Seat seat);

void finishGame(Turn& turn);

} // namespace sandglass::viceroy

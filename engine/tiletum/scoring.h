// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "tiletum/play.h"

namespace sandglass::tiletum {

// The final account. Rulebook "Konec hry a závěrečné bodování".
int housesTimesPillars(const Board& board);
int finishedBuildingPoints(const CardSet& cards, const Board& board);
int leftoverPoints(const Board& board);

void scoreEnd(Play& play);

/// Where a seat's points came from so far; the last account comes with the end of the game.
core::ScoreSheet scoreLines(const State& state, core::Seat seat);

/// The most points win; of equal ones, who is earlier in the order of the last king phase.
/// A solo player wins with strictly more points than the opponent.
core::Ranking ranking(const CardSet& cards, const State& state);

} // namespace sandglass::tiletum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// How often a board fulfils what a fair counts. The king's fair counts nothing: it adds (see fairPoints).
int timesFulfilled(const CardSet& cards, const Board& board, Fair fair);

/// What a board scores at the fair of a round (from 1): (printed + tile) times fulfilled.
/// The king's fair: printed + tile + the points of its space when the king phase began (rules note N14).
int fairPoints(const CardSet& cards, const State& state, int seat, int round);

/// Only who has a house or the merchant in the fair's city takes part.
bool takesPart(const State& state, int seat, int round);

void holdFair(Play& play);

} // namespace sandglass::tiletum

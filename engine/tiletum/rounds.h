// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// The four rounds of five phases, and whose turn it is. Everything that needs no decision happens by itself.

/// Preparation: dice are drawn, rolled and placed; then the first corruption and the first turn.
void beginRound(Play& play);

Verdict whyNotEndTurn(const State& state);
void endTurn(Play& play);

// The king phase waits only for the leader's word about the tile beside the track.
void takeKingTile(Play& play);
void discardKingTile(Play& play);

} // namespace sandglass::tiletum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

namespace sandglass::viceroy {

/// Begins to pay the acting seat the rows `first` to `last` (from 0) of the card in play.
void beginRewards(State& state, int first, int last);

/// Gives the next symbol; when none is left, the play is over. Symbols are given in printed order.
void serveReward(Turn& turn);

void giveToken(Turn& turn, Seat seat, CardIndex card, Token token);
/// From the reserve. If it has no gem of the colour, one's own is never taken unasked, whatever gives the infinite gem.
void giveInfinite(Turn& turn, Seat seat, Colour colour);

/// Rulebook: the fifth level pays rows one to three, or fifteen points.
Verdict whyNotFifthLevel(Option option);
void chooseFifthLevel(Turn& turn, Seat seat, Option option);

Verdict whyNotInfinite(const State& state, Seat seat, Colour colour);
void chooseInfiniteColour(Turn& turn, Seat seat, Colour colour);
/// The reserve has no gem of the colour: the player may use one of their own (Rulebook: "můžete"), or go without.
void useOwnGem(Turn& turn, Seat seat);
void goWithoutInfinite(Turn& turn, Seat seat);

} // namespace sandglass::viceroy

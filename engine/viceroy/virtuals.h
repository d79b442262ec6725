// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

/// Virtual opponents: they only bid, with gems drawn blindly from the box, and what they win leaves the game.
namespace sandglass::viceroy {

/// Draws one gem for every virtual opponent that is still in; all go back into the box.
void drawVirtualBids(Turn& turn);

/// The virtual opponents that drew this colour while it still had a card, one bit each.
std::uint8_t virtualsFor(const State& state, int colour);

/// A colour that no real player bid for.
void settleVirtuals(Turn& turn, int colour);

/// A real and a virtual bidder at two cards, and the player took the one above.
void removeOtherForVirtual(Turn& turn, Colour colour);

/// A virtual opponent drew a colour without a card: a real player chooses which card leaves.
void removeStrayCard(Turn& turn);

} // namespace sandglass::viceroy

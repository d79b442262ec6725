// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// The king's track. `state.king` lists the seats from the one furthest ahead; of discs in one space the lower one is
/// ahead (rulebook "Královská fáze"), so the list is also the order of every stack from the bottom up.

inline int kingPoints(const CardSet& cards, const Board& board)
{
    return cards.kingTrack[board.king].points;
}

/// Moves a disc forward, never past the last space; it lands on top of what lies there.
void advance(Play& play, int seat, int spaces);

/// Moves everybody back, the hindmost first; stacks keep their order, and who arrives lies on top.
void corrupt(Play& play, int spaces);

/// Discs in the red part return to the start, on top of what lies there, the better ones first.
void returnRedDiscs(Play& play);

} // namespace sandglass::tiletum

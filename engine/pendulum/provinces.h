// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

/// Rulebook, "Dobytí provincie": any card of the row or the unseen top of the deck, even while the row has gaps;
/// then under any of the four slots, where it stays.
Verdict whyNotTake(const Table& table, int source);
void doTake(const Turn& turn, int source);
Verdict whyNotTuck(const Table& table);
void doTuck(const Turn& turn, int colour);

/// Fills all gaps of the row. Rulebook, "Obnovení nabídky provincií": anybody, at any time, also in the council phase.
Verdict whyNotRefill(const Table& table);
void doRefill(const Turn& turn);
void fillRow(const Turn& turn);

/// Council, step 3: what is too much under a slot leaves the game.
bool overLimit(const SeatState& own);
Verdict whyNotDiscard(const Table& table, int card);
void doDiscard(const Turn& turn, int card);

} // namespace sandglass::pendulum

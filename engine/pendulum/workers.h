// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

/// Moves a worker into a gold frame, or home to its mat.
/// Rulebook, "Přesun služebníků": a row where a timer stands can be neither entered nor left, whether or not its sand
/// still runs. A regular worker is blocked by any worker in a green or purple frame, never in black; a grande never is.
Verdict whyNotPlace(const Table& table, int worker, int to);
void doPlace(const Turn& turn, int worker, int to);

/// Moves a worker from its frame down to a reward box, pays, and takes the reward.
/// Rulebook, "Provádění akcí služebníků": only where the timer stands. Boxes never block.
Verdict whyNotAct(const Table& table, int worker, int box, int modifier);
void doAct(const Turn& turn, int worker, int box, int modifier);

/// Gambal the Insurgent: any worker that may be picked up goes straight into a box where the timer stands, unless the
/// box produces. It passes through the frame and cannot be blocked there (the facts' suggested reading).
Verdict whyNotRush(const Table& table, int worker, int box, int modifier);
void doRush(const Turn& turn, int worker, int box, int modifier);

/// The second action that Bolk the Warmonger (a neighbouring box) or Mesoat the Pacifist (the same box) plays for.
Verdict whyNotAgain(const Table& table, int box, int modifier);
void doAgain(const Turn& turn, int box, int modifier);

/// Whether any worker of the seat stands in a row with a timer, in a frame or in a box.
bool anyStuck(const State& state, const SeatState& own);
Verdict whyNotRetrieve(const Table& table, int worker);
void doRetrieve(const Turn& turn, int worker);

int workersInPlay(const SeatState& own);
/// Brings a regular worker from beside the mat into play. Does nothing at the limit.
void hire(const Turn& turn);

/// Swaps a regular worker, where it stands, for the second grande.
Verdict whyNotPromote(const Table& table, int worker);
void doPromote(const Turn& turn, int worker);

/// Puts one worker somewhere, keeping count of who is in which frame. For set-up and rules alike.
void movePiece(State& state, SeatState& own, int worker, int to);

/// Whether a box's price and reward can be dealt with, given the cards played along.
Verdict whyNotResolve(const Table& table, int box, int modifier);

} // namespace sandglass::pendulum

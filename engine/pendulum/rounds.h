// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

/// Rulebook, "Zahájení hry": in privilege order everybody places the grande worker, then the regular one.
int openingSeat(const State& state);
int openingWorker(const State& state);
void nextOpeningTurn(const Turn& turn);

/// "Done": in untimed rounds, once the council is called, and after moving workers between rounds.
///
/// Who acts last? The rulebook breaks that deadlock by privilege: the higher acts last. As a rule that a program can
/// follow: a "done" is final, except against those lower in privilege. If one of them acts afterwards, the seat above
/// may take its "done" back (`resume`). And when the council is called and all are done, everybody who was overtaken
/// so is asked once more before the council begins. Nobody has a reason to wait for a seat below, and each such turn
/// moves up the track, so that it ends.
Verdict whyNotDone(const Table& table);
void doDone(const Turn& turn);
Verdict whyNotResume(const Table& table);
void doResume(const Turn& turn);

/// Flips all timers and starts a round: after the opening, and after each council when all sand has run through.
Verdict whyNotBegin(const Table& table);
void doBegin(const Turn& turn);

/// Whether the next round is played with running sand. The table agrees on that after each council; where it does
/// not, privilege decides as in any other dispute, so the highest seat says it, once a council; unless the table
/// agreed on all rounds before the game.
Verdict whyNotPace(const Table& table, int mode);
void doPace(const Turn& turn, int mode);

/// The highest seat on the privilege track; the neutral rival has no say.
int highestSeat(const State& state);

} // namespace sandglass::pendulum

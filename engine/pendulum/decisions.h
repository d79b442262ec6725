// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

// The small answers: which resource, which track, which cube.
namespace sandglass::pendulum {

/// One resource of a price in any resources. With the last one, what it pays for happens.
Verdict whyNotPayWith(const Table& table, int resource);
void doPayWith(const Turn& turn, int resource);

Verdict whyNotGain(const Table& table);
void doGain(const Turn& turn, int resource);

/// A free point, or several points that all go to one track.
Verdict whyNotAdvance(const Table& table);
void doAdvance(const Turn& turn, int track);

/// Bolk the Warmonger: any number of culture into military, or the other way; beyond ten the surplus is lost.
Verdict whyNotExchange(const Table& table, int from, int amount);
void doExchange(const Turn& turn, int from, int amount);

/// Exactly one point of a track into one of another. A marker goes back to its starting space at most.
Verdict whyNotSwap(const Table& table, int from, int to);
void doSwap(const Turn& turn, int from, int to);

/// Rulebook, "Sláva": a surplus point becomes a cube on the track, from the supply or from the mat, or is let go.
int gloryTrack(const SeatState& own);
Verdict whyNotGlory(const Table& table, CubeFrom cube);
void doGlory(const Turn& turn, CubeFrom cube);

/// Nothing is compulsory: a province, a worker's retrieval and a second action can be declined.
bool canSkip(Decision decision);
Verdict whyNotSkip(const Table& table);
void doSkip(const Turn& turn);

} // namespace sandglass::pendulum

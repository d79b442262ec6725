// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

#include <optional>

namespace sandglass::pendulum {

/// Milliseconds until the sand of a timer has run through; 0 when it has.
core::Millis sandLeft(const CardSet& cards, const State& state, int area, core::Millis now);
int rowOfTimer(const State& state, int area);

/// Rulebook, "Překlopení hodin": anybody, once the sand has run out, always into the other row.
Verdict whyNotFlip(const Table& table, int area);
void doFlip(const Turn& turn, int area);

/// Turns a timer over into the other row. The purple one pushes a time marker off; the last marker calls the council.
void turnOver(const Turn& turn, int area);

/// When the next sand runs out, if that changes what anybody may do.
std::optional<core::Millis> wakeTime(const CardSet& cards, const State& state, core::Millis now);

} // namespace sandglass::pendulum

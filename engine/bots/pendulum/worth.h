// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/pendulum/taste.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

namespace sandglass::pendulum::bot {

/// How well a seat stands: what it holds after all its workers have done what they stand at, what it still may decide,
/// and the time that its workers have left. Only comparable with the same seat's worth at the same moment.
double worth(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste);

/// The seat's own worth, less a part of the strongest rival's: what is good for both decides nothing. At the end, what
/// counts there.
double standing(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste);

} // namespace sandglass::pendulum::bot

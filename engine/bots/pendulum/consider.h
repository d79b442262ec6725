// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/foresight.h"
#include "bots/mind.h"
#include "bots/pendulum/taste.h"
#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

#include <optional>

namespace sandglass::pendulum::bot {

/// What somebody does who first plays each promising action on in their mind, until the round's council is over, with
/// everybody at the table doing what they would prefer. When time is up, it is the best of those that were played on,
/// of which the first is always one.
std::optional<Action> consider(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste,
    const bots::TimeIsUp& timeIsUp = {});

/// What speaks for that action beside the other promising ones, when the round's council is over; beside as many of
/// them as there is time for.
bots::Reasons reasonsFor(const CardSet& cards, const State& state, int seat, core::Millis now, const Action& action,
    const bots::TimeIsUp& timeIsUp);

} // namespace sandglass::pendulum::bot

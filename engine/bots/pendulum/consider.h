// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/foresight.h"
#include "bots/pendulum/taste.h"
#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

#include <optional>

namespace sandglass::pendulum::bot {

/// What somebody does who first plays each promising action on in their mind, until the round's council is over, with
/// everybody at the table doing what they would prefer.
std::optional<Action> consider(
    const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste);

/// What speaks for that action beside the other promising ones, when the round's council is over.
bots::Reasons reasonsFor(const CardSet& cards, const State& state, int seat, core::Millis now, const Action& action);

} // namespace sandglass::pendulum::bot

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/pendulum/taste.h"
#include "pendulum/actions.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

#include <optional>

namespace sandglass::pendulum::bot {

/// Moves that give the seat nothing by themselves: they let the game go on, and are made when nothing else is good.
bool goesOn(Verb verb);

/// Whether the others wait for this seat's answer: it must do something, however bad.
bool isAsked(const State& state, int seat);

/// One step uphill: the action after which the seat stands best, if it then stands better than now. Where nothing
/// does, the action that lets the game go on; nothing, if there is none.
std::optional<Action> preferred(
    const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste);

struct Option {
    Action action;
    double worth;
};
using Prospects = core::Batch<Option, Actions::capacity>;

/// All actions that may be good, the best first, the one that lets the game go on among them.
Prospects promising(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste);

} // namespace sandglass::pendulum::bot

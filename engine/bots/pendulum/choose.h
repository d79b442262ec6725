// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/considered.h"
#include "pendulum/game.h"

namespace sandglass::pendulum::bot {

/// What this mind does now at the view's seat; nothing, if it waits for time or for others. A pure function of what
/// that seat may know and of the seed, as long as time is not up. Easy and normal do what looks best at a glance, and
/// of all there is to do easy overlooks a half, normal an eighth; hard overlooks nothing, and plays each promising
/// action on in its mind: once where sand runs, many times where none does. What begins a round for everybody it leaves
/// to the people, if there are any. Whoever calls it submits the action and asks again when something has changed, when
/// the sand has run, or when it was refused because another hand was quicker.
std::optional<Action> choose(const CardSet& cards, const core::View<State>& view, const bots::Question& question,
    const bots::TimeIsUp& timeIsUp = {});

/// The same with what speaks for it.
std::optional<bots::Considered<Game>> advise(const CardSet& cards, const core::View<State>& view,
    const bots::Question& question, const bots::TimeIsUp& timeIsUp);

} // namespace sandglass::pendulum::bot

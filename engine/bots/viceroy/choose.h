// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/considered.h"
#include "viceroy/game.h"

namespace sandglass::viceroy::bot {

/// What this mind does at the view's seat; nothing, if it has nothing to do. A pure function of what that seat may know
/// and of the seed, as long as time is not up.
std::optional<Action> choose(const CardSet& cards, const core::View<State>& view, const bots::Question& question,
    const bots::TimeIsUp& timeIsUp = {});

/// The same with what speaks for it.
std::optional<bots::Considered<Game>> advise(const CardSet& cards, const core::View<State>& view,
    const bots::Question& question, const bots::TimeIsUp& timeIsUp);

} // namespace sandglass::viceroy::bot

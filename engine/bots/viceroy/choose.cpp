// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/viceroy/choose.h"

#include "bots/viceroy/sense.h"
#include "viceroy/game.h"

namespace sandglass::viceroy::bot {

namespace {

/// Measured by `packaging/bench opponents`.
constexpr bots::Searches levels{{
    {.glances = 10, .drawsAll = true},
    {.glances = 80, .drawsSecrets = true},
    {.glances = 1600, .drawsSecrets = true, .least = 0.5F},
}};

} // namespace

std::optional<Action> choose(
    const CardSet& cards, const core::View<State>& view, const bots::Question& question, const bots::TimeIsUp& timeIsUp)
{
    return bots::searcherFor<Game, Sense>(cards, view, question)
        .choose(bots::searchOf(levels, question), question.now, timeIsUp);
}

std::optional<bots::Considered<Game>> advise(
    const CardSet& cards, const core::View<State>& view, const bots::Question& question, const bots::TimeIsUp& timeIsUp)
{
    return bots::searcherFor<Game, Sense>(cards, view, question)
        .consider(bots::searchOf(levels, question), question.now, timeIsUp);
}

} // namespace sandglass::viceroy::bot

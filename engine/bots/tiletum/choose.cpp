// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/tiletum/choose.h"

#include "bots/tiletum/sense.h"
#include "tiletum/game.h"

namespace sandglass::tiletum::bot {

namespace {

/// Measured by `packaging/bench opponents`. Easy is no match for whoever knows more than what brings points at once.
constexpr bots::Searches levels{{
    {.glances = 3, .drawsAll = true},
    {.glances = 80, .drawsSecrets = true},
    {.glances = 1200, .drawsSecrets = true},
}};

} // namespace

std::optional<core::Phrase<Verb>> choose(
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

} // namespace sandglass::tiletum::bot

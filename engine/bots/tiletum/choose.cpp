// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/tiletum/choose.h"

#include "bots/tiletum/sense.h"
#include "tiletum/game.h"

namespace sandglass::tiletum::bot {

namespace {

/// Measured by `packaging/bench opponents`.
constexpr std::array<bots::Search, bots::levelWords.size()> levels{{
    {.glances = 10, .drawsAll = true},
    {.glances = 80, .drawsSecrets = true},
    {.glances = 1200, .drawsSecrets = true},
}};

} // namespace

std::optional<core::Phrase<Verb>> choose(
    const CardSet& cards, const core::View<State>& view, const bots::Question& question, const bots::TimeIsUp& timeIsUp)
{
    const core::Seed seed = core::hashOf(view.known) ^ question.seed;
    bots::Searcher<Game, Sense> searcher(cards, view, Sense(cards, bots::Manner(question.mind.character)), seed);
    return searcher.choose(levels[static_cast<std::size_t>(question.mind.level)], question.now, timeIsUp);
}

} // namespace sandglass::tiletum::bot

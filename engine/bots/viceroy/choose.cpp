// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/viceroy/choose.h"

#include "bots/viceroy/sense.h"
#include "viceroy/game.h"

namespace sandglass::viceroy::bot {

namespace {

/// Measured by `packaging/bench opponents`.
constexpr std::array<bots::Search, bots::levelWords.size()> levels{{
    {.glances = 10, .drawsAll = true},
    {.glances = 80, .drawsSecrets = true},
    {.glances = 800, .drawsSecrets = true},
}};

} // namespace

std::optional<Action> choose(
    const CardSet& cards, const core::View<State>& view, const bots::Question& question, const bots::TimeIsUp& timeIsUp)
{
    const core::Seed seed = core::hashOf(view.known) ^ question.seed;
    bots::Searcher<Game, Sense> searcher(cards, view, Sense(cards, bots::Manner(question.mind.character)), seed);
    return searcher.choose(levels[static_cast<std::size_t>(question.mind.level)], question.now, timeIsUp);
}

} // namespace sandglass::viceroy::bot

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/viceroy/choose.h"
#include "core/session_of.h"
#include "shell/game_registry.h"
#include "viceroy/game.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void registerViceroy(GameRegistry& registry);

namespace {

/// How opponents think about Viceroy: with the seat's view, and nothing else.
Thought viceroyThought(const core::Session& session, const Thinker& thinker)
{
    using viceroy::Game;
    const auto* match = dynamic_cast<const core::SessionOf<Game>*>(&session);
    if (!match)
        return [] { return std::string(); };
    const auto& cards = match->match().cards();
    const core::Seat seat = core::seatAt(thinker.seat);
    const bots::Question question{.seat = seat,
        .now = thinker.now,
        .mind = thinker.mind,
        .seed = static_cast<core::Seed>(thinker.now),
        .amongPeople = thinker.amongPeople};
    return [&cards, view = Game::view(cards, match->match().state(), seat), question] {
        const auto action = viceroy::bot::choose(cards, view, question);
        return action ? core::text<viceroy::Verb>(viceroy::verbs, *action, cards) : std::string();
    };
}

} // namespace

void registerViceroy(GameRegistry& registry)
{
    GameEntry viceroy;
    viceroy.id = u"viceroy"_s;
    viceroy.nameId = u"viceroy.name"_s;
    viceroy.introductionId = u"shell.scene.viceroyIntroduction"_s;
    viceroy.emblem = u"pyramid"_s;
    viceroy.fewestSeats = 1;
    viceroy.mostSeats = 4;
    viceroy.minutes = 75;
    viceroy.pageModule = u"Sandglass.Viceroy"_s;
    viceroy.setupType = u"ViceroySetup"_s;
    viceroy.pageType = u"ViceroyPage"_s;
    viceroy.replayType = u"ViceroyReplayView"_s;
    registry.add(viceroy);
    registry.addOpponents(viceroy.id, viceroyThought);
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bots.h"

#include "bots/pendulum/choose.h"
#include "bots/tiletum/choose.h"
#include "bots/viceroy/choose.h"
#include "core/session_of.h"
#include "pendulum/game.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <algorithm>

namespace sandglass::bots {

namespace {

template <core::Game G>
using Choose = std::optional<core::Phrase<typename G::Verb>>(
    const typename G::CardSet&, const core::View<typename G::State>&, const Question&, const TimeIsUp&);

/// Leads a game's own `choose` to text. The view is made here: this is the only door.
template <core::Game G, Choose<G>* choose>
Thought thoughtOf(const core::Session& session, const Question& question)
{
    const auto* known = dynamic_cast<const core::SessionOf<G>*>(&session);
    if (known == nullptr || core::index(question.seat) >= known->seats() || known->isOver())
        return {};
    const auto& cards = known->match().cards();
    return [&cards, question, view = G::view(cards, known->match().state(), question.seat)](
               const TimeIsUp& timeIsUp) -> Choice {
        const auto action = choose(cards, view, question, timeIsUp);
        if (!action)
            return std::nullopt;
        return core::text<typename G::Verb>(G::verbs, *action, cards);
    };
}

struct Opponents {
    std::string_view game;
    Thought (*prepare)(const core::Session&, const Question&);
};

template <core::Game G, Choose<G>* choose>
constexpr Opponents opponentsOf()
{
    return {G::id, thoughtOf<G, choose>};
}

constexpr std::array registry{
    opponentsOf<pendulum::Game, pendulum::bot::choose>(),
    opponentsOf<viceroy::Game, viceroy::bot::choose>(),
    opponentsOf<tiletum::Game, tiletum::bot::choose>(),
};

} // namespace

bool play(std::string_view game)
{
    return std::ranges::contains(registry, game, &Opponents::game);
}

Thought prepare(const core::Session& session, const Question& question)
{
    const auto found = std::ranges::find(registry, session.game(), &Opponents::game);
    return found == registry.end() ? Thought() : found->prepare(session, question);
}

Choice chooseAction(const core::Session& session, core::Seat seat, core::Millis now, Mind mind)
{
    const Thought thought = prepare(session, {.seat = seat, .now = now, .mind = mind});
    return thought ? thought({}) : std::nullopt;
}

} // namespace sandglass::bots

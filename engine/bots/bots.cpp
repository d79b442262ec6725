// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bots.h"

#include "bots/pendulum/choose.h"
#include "core/session_of.h"
#include "pendulum/game.h"

#include <algorithm>

namespace sandglass::bots {

namespace {

/// Leads a game's own `choose(cards, view, now, mind)` to text. The view is made here: this is the only door.
template <core::Game G, auto choose>
std::optional<std::string> ask(const core::Session& session, core::Seat seat, core::Millis now, Mind mind)
{
    const auto* known = dynamic_cast<const core::SessionOf<G>*>(&session);
    if (known == nullptr || core::index(seat) >= known->seats() || known->isOver())
        return std::nullopt;
    const auto& cards = known->match().cards();
    const auto action = choose(cards, G::view(cards, known->match().state(), seat), now, mind);
    if (!action)
        return std::nullopt;
    return core::text<typename G::Verb>(G::verbs, *action, cards);
}

struct Opponent {
    std::string_view game;
    std::optional<std::string> (*choose)(const core::Session&, core::Seat, core::Millis, Mind);
};

constexpr std::array opponents{
    Opponent{pendulum::Game::id, ask<pendulum::Game, pendulum::bot::choose>},
};

} // namespace

bool play(std::string_view game)
{
    return std::ranges::find(opponents, game, &Opponent::game) != opponents.end();
}

std::optional<std::string> chooseAction(const core::Session& session, core::Seat seat, core::Millis now, Mind mind)
{
    const auto found = std::ranges::find(opponents, session.game(), &Opponent::game);
    return found == opponents.end() ? std::nullopt : found->choose(session, seat, now, mind);
}

} // namespace sandglass::bots

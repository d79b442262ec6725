// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_chooser.h"

#include "bots/pendulum/choose.h"
#include "core/session_of.h"
#include "pendulum/game.h"

namespace sandglass::app {

Thought pendulumThought(const core::Session& session, const Thinker& thinker)
{
    using pendulum::Game;
    const auto* match = dynamic_cast<const core::SessionOf<Game>*>(&session);
    if (!match)
        return [] { return std::string(); };
    const auto& cards = match->match().cards();
    return [&cards, view = Game::view(cards, match->match().state(), core::seatAt(thinker.seat)), now = thinker.now,
               mind = thinker.mind, waits = thinker.amongPeople] {
        const auto action = pendulum::bot::choose(cards, view, now, mind);
        if (!action || (waits && action->code == pendulum::Verb::Begin))
            return std::string();
        return core::text<pendulum::Verb>(pendulum::verbs, *action, cards);
    };
}

} // namespace sandglass::app

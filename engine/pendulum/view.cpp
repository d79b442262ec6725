// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/view.h"

#include <algorithm>

namespace sandglass::pendulum {

core::View<State> view(const State& state, core::Seat seat)
{
    core::View<State> view{seat, state};
    view.known.random = core::Random();
    std::ranges::fill(view.known.provinceDeck, unknownCard);
    std::ranges::fill(view.known.councilDeck, unknownCard);
    std::ranges::fill(view.known.achievementDeck, unknownCard);
    return view;
}

Event veil(const Event& event, core::Seat)
{
    return event;
}

bool conceal(State& state, const State& seen, bool again)
{
    const auto& deck = seen.provinceDeck;
    const bool returned =
        std::ranges::any_of(state.provinceDeck, [&](std::uint8_t card) { return !deck.contains(card); });
    if (returned || again)
        state.random.shuffle(state.provinceDeck);
    return returned || again;
}

} // namespace sandglass::pendulum

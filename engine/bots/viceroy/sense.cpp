// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/viceroy/sense.h"

#include "bots/values.h"
#include "viceroy/scoring.h"
#include "viceroy/turn.h"

namespace sandglass::viceroy::bot {

namespace {

float weightOf(const Action& action, const State& state)
{
    switch (action.code) {
    case Verb::Bid:
        return action.args[0] == bidAttack ? 0.5F : 3;
    case Verb::Pass:
        return state.phase == Phase::Bidding ? 2 : 0.5F;
    case Verb::Place:
        return static_cast<float>(1 << (action.args[0] - 1));
    case Verb::Discount:
        return static_cast<float>(1 + 3 * action.args[0]);
    case Verb::Sell:
        return 0.3F;
    case Verb::Accept:
        return 4;
    case Verb::Recolour:
        return static_cast<float>(action.args[0]);
    case Verb::Done:
        return 0.3F;
    case Verb::Choose:
        return static_cast<Option>(action.args[0]) == Option::Points ? 2 : 1;
    default:
        return 1;
    }
}

} // namespace

void Sense::weigh(const State& state, Seat, const Actions& actions, float* weights) const
{
    for (const Action& action : actions)
        *weights++ = weightOf(action, state) * m_manner.liking(static_cast<int>(action.code));
}

bots::SeatValues Sense::values(const State& state) const
{
    std::array<int, core::maxSeats> points{};
    for (int i = 0; i < state.seats; ++i)
        points[i] = scoreOf(m_cards, state, core::seatAt(i)).total;
    return bots::valuesOf(points, state.seats, 12, 120);
}

void Sense::reopen(State& state, Seat viewer) const
{
    if (!isSealing(state.phase))
        return;
    Events untold;
    Turn turn{m_cards, state, untold};
    for (int i = 0; i < state.seats; ++i)
        if (i != core::index(viewer) && mayUnseal(state, core::seatAt(i)))
            unseal(turn, core::seatAt(i));
}

} // namespace sandglass::viceroy::bot

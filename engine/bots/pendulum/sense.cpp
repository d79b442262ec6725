// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/sense.h"

#include "bots/pendulum/worth.h"

#include <cmath>

namespace sandglass::pendulum::bot {

namespace {

/// A worker that stands in a frame waits for its timer; whatever brings something is done.
float weightOf(const State& state, int seat, const Action& action)
{
    switch (action.code) {
    case Verb::Place:
        return spot::isFrame(state.seats[seat].workers[action.args[0]]) ? 0.02F : 2;
    case Verb::Act:
    case Verb::Rush:
    case Verb::Achieve:
        return 20;
    case Verb::Done:
    case Verb::Skip:
        return 1;
    case Verb::Recover:
        return 0.2F;
    default:
        return 3;
    }
}

} // namespace

Sense::Sense(const CardSet& cards, const State& root, core::Millis now, const Taste& taste)
    : m_cards(cards)
    , m_now(now)
    , m_taste(taste)
    , m_round(root.round)
{
    for (int seat = 0; seat < root.seatCount; ++seat)
        m_standing[seat] = standing(cards, root, seat, now, taste);
}

bool Sense::considers(const Action& action) const
{
    return action.code != Verb::Resume && action.code != Verb::Pace
        && !(action.code == Verb::Place && action.args[1] == spot::mat);
}

void Sense::weigh(const State& state, core::Seat seat, const Actions& actions, float* weights) const
{
    for (const Action& action : actions)
        *weights++ = weightOf(state, core::index(seat), action);
}

bots::SeatValues Sense::values(const State& state) const
{
    constexpr double scale = 6; // so much more or less than now is a lot
    bots::SeatValues values{};
    for (int seat = 0; seat < state.seatCount; ++seat) {
        const double gained = standing(m_cards, state, seat, m_now, m_taste) - m_standing[seat];
        values[seat] = static_cast<float>((1 + gained / (scale + std::abs(gained))) / 2);
    }
    return values;
}

} // namespace sandglass::pendulum::bot

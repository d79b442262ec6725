// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/consider.h"

#include "bots/pendulum/policy.h"
#include "bots/pendulum/worth.h"
#include "pendulum/apply.h"
#include "pendulum/timers.h"

#include <algorithm>

namespace sandglass::pendulum::bot {

namespace {

constexpr int mostSteps = 500; ///< a round has far fewer; this is only where a daydream stops
constexpr core::Millis pause = 700; ///< between two moves of a seat, where sand runs

/// Everybody at the table makes one move, if they have any.
bool everybodyMoves(const CardSet& cards, State& state, int first, core::Millis now, const Taste& taste)
{
    bool moved = false;
    for (int i = 0; i < state.seatCount; ++i) {
        const int seat = (first + i) % state.seatCount;
        const auto action = preferred(cards, state, seat, now, taste);
        moved = (action && apply(cards, state, {core::seatAt(seat), now, *action})) || moved;
    }
    return moved;
}

/// The seat's own worth, less a part of the strongest rival's: what is good for both decides nothing.
double standing(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    constexpr double envy = 0.3;
    const double own = worth(cards, state, seat, now, taste);
    std::optional<double> rival;
    for (int other = 0; other < state.seatCount; ++other)
        if (other != seat)
            rival = std::max(rival.value_or(-1e9), worth(cards, state, other, now, taste));
    return own - envy * rival.value_or(0);
}

/// How the seat stands when the round's council is over, if from now on all play as `preferred` says.
double outcome(const CardSet& cards, State state, int seat, core::Millis now, const Taste& taste)
{
    const int round = state.round;
    for (int step = 0; step < mostSteps; ++step) {
        if (state.phase == Phase::Over || (state.round > round && state.phase == Phase::Reposition))
            break;
        const bool moved = everybodyMoves(cards, state, seat, now, taste);
        now += state.isUntimed() ? 0 : pause;
        if (moved)
            continue;
        const auto wake = wakeTime(cards, state, now);
        if (!wake)
            break;
        now = *wake;
    }
    return standing(cards, state, seat, now, taste);
}

} // namespace

std::optional<Action> consider(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    const Prospects prospects = promising(cards, state, seat, now, taste);
    if (prospects.empty())
        return std::nullopt;
    Action best = prospects[0].action;
    if (prospects.size() == 1)
        return best;
    constexpr double clearly = 0.05;
    const int width = state.seatCount <= 3 ? 6 : 4; // more seats take longer to imagine
    std::optional<double> most;
    for (int i = 0; i < std::min(prospects.size(), width); ++i) {
        State after = state;
        if (!apply(cards, after, {core::seatAt(seat), now, prospects[i].action}))
            continue;
        const double value = outcome(cards, after, seat, now, taste);
        if (most && value <= *most + clearly)
            continue;
        most = value;
        best = prospects[i].action;
    }
    return best;
}

} // namespace sandglass::pendulum::bot

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/consider.h"

#include "bots/pendulum/policy.h"
#include "bots/pendulum/worth.h"
#include "pendulum/apply.h"
#include "pendulum/game.h"
#include "pendulum/timers.h"

#include <algorithm>

namespace sandglass::pendulum::bot {

namespace {

constexpr int mostSteps = 500; ///< a round has far fewer; this is only where a daydream stops
constexpr core::Millis pause = 1000; ///< between two moves of a seat, where sand runs

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

struct Moment {
    State state;
    core::Millis now;
};

/// When the round's council is over, if from now on all play as `preferred` says.
Moment playedOn(const CardSet& cards, State state, int seat, core::Millis now, const Taste& taste)
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
    return {state, now};
}

/// How the seat stands then.
double outcome(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    const Moment then = playedOn(cards, state, seat, now, taste);
    return standing(cards, then.state, seat, then.now, taste);
}

/// How many of the promising actions are played on: more seats take longer to imagine.
int width(const State& state)
{
    return state.seatCount <= 3 ? 6 : 4;
}

/// Where sand runs, doing nothing is a choice, too, unless there is a timer to flip instead.
bool mayWait(const State& state, int seat, const Prospects& prospects)
{
    return !isAsked(state, seat)
        && std::ranges::none_of(prospects, [](const Option& option) { return goesOn(option.action.code); });
}

bool isOut(const bots::TimeIsUp& timeIsUp)
{
    return timeIsUp && timeIsUp();
}

} // namespace

std::optional<Action> consider(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste,
    const bots::TimeIsUp& timeIsUp)
{
    constexpr double clearly = 0.05;
    const Prospects prospects = promising(cards, state, seat, now, taste);
    if (prospects.size() == 1 && !mayWait(state, seat, prospects))
        return prospects[0].action;
    std::optional<Action> best;
    std::optional<double> most;
    bool late = false;
    for (int i = 0; i < std::min(prospects.size(), width(state)); ++i) {
        late = most && isOut(timeIsUp);
        if (late)
            break;
        State after = state;
        if (!apply(cards, after, {core::seatAt(seat), now, prospects[i].action}))
            continue;
        const double value = outcome(cards, after, seat, now, taste);
        if (most && value <= *most + clearly)
            continue;
        most = value;
        best = prospects[i].action;
    }
    if (best && !late && mayWait(state, seat, prospects) && outcome(cards, state, seat, now, taste) > *most + clearly)
        return std::nullopt;
    return best;
}

bots::Reasons reasonsFor(const CardSet& cards, const State& state, int seat, core::Millis now, const Action& action,
    const bots::TimeIsUp& timeIsUp)
{
    const Taste taste = tasteOf({bots::Level::Hard});
    bots::Foresight foresight;
    const auto foresee = [&](int option, const Action& first) {
        State after = state;
        if (apply(cards, after, {core::seatAt(seat), now, first}))
            foresight.note(option, bots::sheetsOf<Game>(cards, playedOn(cards, after, seat, now, taste).state));
    };
    foresee(0, action);
    const Prospects prospects = promising(cards, state, seat, now, taste);
    for (int i = 0; i < std::min(prospects.size(), width(state)) && !isOut(timeIsUp); ++i)
        if (prospects[i].action != action)
            foresee(i + 1, prospects[i].action);
    return foresight.reasonsFor(0, core::seatAt(seat));
}

} // namespace sandglass::pendulum::bot

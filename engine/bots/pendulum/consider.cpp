// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/consider.h"

#include "bots/pendulum/policy.h"
#include "bots/pendulum/worth.h"
#include "pendulum/apply.h"
#include "pendulum/game.h"
#include "pendulum/scoring.h"
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

/// Rulebook, "Konec hry": what counts in the end is to be ahead, and to have all markers on the scroll.
double ending(const CardSet& cards, const State& state, int seat)
{
    constexpr double triumph = 6;
    const bool ahead = core::index(ranking(cards, state)[0].seat) == seat;
    return triumph * (ahead + score(cards, state, seat).complete);
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
    return own - envy * rival.value_or(0) + (state.phase == Phase::Over ? ending(cards, state, seat) : 0);
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

} // namespace

std::optional<Action> consider(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    constexpr double clearly = 0.05;
    const Prospects prospects = promising(cards, state, seat, now, taste);
    if (prospects.size() == 1 && !mayWait(state, seat, prospects))
        return prospects[0].action;
    std::optional<Action> best;
    std::optional<double> most;
    for (int i = 0; i < std::min(prospects.size(), width(state)); ++i) {
        State after = state;
        if (!apply(cards, after, {core::seatAt(seat), now, prospects[i].action}))
            continue;
        const double value = outcome(cards, after, seat, now, taste);
        if (most && value <= *most + clearly)
            continue;
        most = value;
        best = prospects[i].action;
    }
    if (best && mayWait(state, seat, prospects) && outcome(cards, state, seat, now, taste) > *most + clearly)
        return std::nullopt;
    return best;
}

bots::Reasons reasonsFor(const CardSet& cards, const State& state, int seat, core::Millis now, const Action& action)
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
    for (int i = 0; i < std::min(prospects.size(), width(state)); ++i)
        if (prospects[i].action != action)
            foresee(i + 1, prospects[i].action);
    return foresight.reasonsFor(0, core::seatAt(seat));
}

} // namespace sandglass::pendulum::bot

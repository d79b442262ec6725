// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/policy.h"

#include "bots/pendulum/worth.h"
#include "core/hash.h"
#include "pendulum/apply.h"
#include "pendulum/legal.h"

#include <algorithm>

namespace sandglass::pendulum::bot {

namespace {

constexpr double better = 0.02; ///< what is not better by so much is not worth a move

/// What never helps: taking a "done" back, another kind of round, a worker sent home, and the move of a worker whose
/// twin beside it could make the same.
bool pointless(const SeatState& own, const Action& action)
{
    if (action.code == Verb::Resume || action.code == Verb::Pace)
        return true;
    if (action.code != Verb::Place)
        return false;
    const int worker = action.args[0];
    for (int twin = isGrande(worker) ? 0 : regularFirst; twin < worker; ++twin)
        if (own.workers[twin] == own.workers[worker])
            return true;
    return action.args[1] == spot::mat;
}

/// Not seeing something lasts until a timer flips: whoever draws it anew at every glance sees all in the end.
bool overlooks(const Taste& taste, const State& state, const Action& action)
{
    if (taste.overlooked == 0)
        return false;
    const core::Hash moment =
        core::Hash{taste.character} << 32 | core::Hash{state.round} << 16 | core::Hash{state.step} << 8 | state.timers;
    return core::hashBytes(std::as_bytes(std::span(&action, 1)), moment) % 100 < taste.overlooked;
}

/// Whether the seat, left alone, could take this back and make it again, and so on for ever.
bool reversible(const SeatState& own, const Action& action)
{
    return action.code == Verb::Place && spot::isFrame(own.workers[action.args[0]]);
}

/// Shows each action with what it is worth to `visit`, and gives the one that lets the game go on.
template <class Visit>
std::optional<Action> tryAll(
    const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste, Visit&& visit)
{
    std::optional<Action> onward;
    const SeatState& own = state.seats[seat];
    for (const Action& action : legal(cards, state, core::seatAt(seat), now)) {
        if (pointless(own, action))
            continue;
        if (goesOn(action.code)) {
            if (!onward || action.code == Verb::Refill || action.code == Verb::Flip)
                onward = action;
            continue;
        }
        if (!isAsked(state, seat) && overlooks(taste, state, action))
            continue;
        State after = state;
        if (apply(cards, after, {core::seatAt(seat), now, action}))
            visit(action, worth(cards, after, seat, now, taste));
    }
    return onward;
}

} // namespace

bool goesOn(Verb verb)
{
    return verb == Verb::Done || verb == Verb::Begin || verb == Verb::Flip || verb == Verb::Refill;
}

bool isAsked(const State& state, int seat)
{
    return state.seats[seat].owed != 0 || state.phase == Phase::Opening;
}

std::optional<Action> preferred(
    const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    constexpr double least = -1e9;
    double most = isAsked(state, seat) ? least : worth(cards, state, seat, now, taste) + better;
    std::optional<Action> best;
    const auto onward = tryAll(cards, state, seat, now, taste, [&](const Action& action, double value) {
        if (value <= most)
            return;
        most = value;
        best = action;
    });
    return best ? best : onward;
}

Prospects promising(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    constexpr double tolerance = 1; // what looks a little bad may turn out well
    const SeatState& own = state.seats[seat];
    const double staying = worth(cards, state, seat, now, taste);
    Prospects prospects;
    const auto onward = tryAll(cards, state, seat, now, taste, [&](const Action& action, double value) {
        if (isAsked(state, seat) || value > staying + (reversible(own, action) ? better : -tolerance))
            prospects.push({action, value});
    });
    if (onward)
        prospects.push({*onward, staying + better});
    std::ranges::stable_sort(prospects, std::ranges::greater(), &Option::worth);
    return prospects;
}

} // namespace sandglass::pendulum::bot

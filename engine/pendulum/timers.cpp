// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/timers.h"

#include <algorithm>

namespace sandglass::pendulum {

core::Millis sandLeft(const CardSet& cards, const State& state, int area, core::Millis now)
{
    return std::max<core::Millis>(0, state.flippedAt[area] + cards.sand[area] - now);
}

int rowOfTimer(const State& state, int area)
{
    return state.timerIn(area * 2) ? area * 2 : area * 2 + 1;
}

Verdict whyNotFlip(const Table& table, int area)
{
    if (const Verdict verdict = whyNotStart(table))
        return verdict;
    if (table.state.phase == Phase::CouncilCalled)
        return no(Refusal::CouncilCalled);
    if (table.state.isUntimed())
        return no(Refusal::TimerTrackFlips);
    if (const core::Millis left = sandLeft(table.cards, table.state, area, table.now))
        return no(Refusal::SandRuns, area, (left + 999) / 1000);
    return std::nullopt;
}

void doFlip(const Turn& turn, int area)
{
    ++turn.state.barrier; // a timer that everybody saw turning is not turned back
    turnOver(turn, area);
}

void turnOver(const Turn& turn, int area)
{
    State& state = turn.state;
    state.timers = static_cast<std::uint8_t>(state.timers ^ 3 << (area * 2));
    // In an untimed round no sand runs: the glasses only show the rows, and nobody waits for them afterwards.
    state.flippedAt[area] = state.isUntimed() ? neverFlipped : turn.now;
    turn.tell(EventKind::TimerFlipped, area, rowOfTimer(state, area));
    if (area != static_cast<int>(Area::Purple))
        return;
    turn.tell(EventKind::MarkerPushed, --state.markers);
    if (state.markers > 0)
        return;
    state.phase = Phase::CouncilCalled;
    state.done = state.overtaken = 0;
    turn.tell(EventKind::CouncilCalled, state.round);
}

std::optional<core::Millis> wakeTime(const CardSet& cards, const State& state, core::Millis now)
{
    if (state.isUntimed() || (state.phase != Phase::Playing && state.phase != Phase::Ready))
        return std::nullopt;
    std::optional<core::Millis> next;
    for (int area = 0; area < areaCount; ++area)
        if (const core::Millis left = sandLeft(cards, state, area, now); left > 0 && (!next || now + left < *next))
            next = now + left;
    return next;
}

} // namespace sandglass::pendulum

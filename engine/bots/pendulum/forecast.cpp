// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/forecast.h"

#include "pendulum/timers.h"

#include <cmath>

namespace sandglass::pendulum::bot {

namespace {

constexpr int purple = static_cast<int>(Area::Purple);

/// The moment of a step on the timer track, in seconds since the round began: its flips are those of running sand.
double momentOf(const CardSet& cards, const Forecast& times, int step)
{
    double moment = 0;
    std::array<int, areaCount> flips{};
    for (int i = 0; i < step; ++i)
        for (int area = 0; area < areaCount; ++area)
            if (cards.timerTrack[static_cast<std::size_t>(i)] >> area & 1)
                moment = std::max(moment, times.period[area] * flips[area]++);
    return moment;
}

void betweenRounds(const State& state, Forecast& times)
{
    const bool counted = state.phase == Phase::CouncilCalled || state.phase == Phase::Rewards
        || state.phase == Phase::Limit || state.phase == Phase::Over;
    const int left = rounds - state.round - (counted ? 1 : 0);
    const double length = times.period[purple] * (timeMarkers - 1);
    times.more = left >= 0;
    times.end = times.more ? length : 0;
    times.later = times.more ? length * left : 0;
}

} // namespace

Forecast forecast(const CardSet& cards, const State& state, core::Millis now)
{
    constexpr double millis = 1000;
    Forecast times;
    for (int area = 0; area < areaCount; ++area)
        times.period[area] = static_cast<double>(cards.sand[area]) / millis;
    if (state.phase != Phase::Playing) {
        betweenRounds(state, times);
        return times;
    }
    if (state.isUntimed()) {
        const double moment = momentOf(cards, times, state.step);
        for (int area = 0; area < areaCount; ++area)
            times.next[area] = (std::floor(moment / times.period[area]) + 1) * times.period[area] - moment;
    } else {
        for (int area = 0; area < areaCount; ++area)
            times.next[area] = static_cast<double>(sandLeft(cards, state, area, now)) / millis;
    }
    const double length = times.period[purple] * (timeMarkers - 1);
    times.end = times.next[purple] + times.period[purple] * (state.markers - 1);
    times.later = length * (rounds - state.round);
    return times;
}

} // namespace sandglass::pendulum::bot

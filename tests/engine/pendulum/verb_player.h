// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/game.h"

#include <optional>

namespace sandglass::tests {

/// Plays at random as people would: first what to do (a verb that is possible), then how. Where every single action is
/// equally likely, the many ways to move a worker drown everything else; here a game is about as long as a real one.
class VerbPlayer {
public:
    /// Between two commands pass up to so many milliseconds, where time matters.
    explicit VerbPlayer(core::Seed seed, std::uint32_t longestThought = 1500)
        : m_random(seed)
        , m_longestThought(longestThought)
    {
    }

    std::optional<pendulum::Command> choose(const pendulum::CardSet& cards, const pendulum::State& state)
    {
        if (state.phase == pendulum::Phase::Over)
            return std::nullopt;
        if (pendulum::wakeTime(cards, state, m_now))
            m_now += m_random.below(m_longestThought);
        for (;;) {
            const int seats = state.seatCount;
            const int first = below(seats);
            for (int i = 0; i < seats; ++i) {
                const core::Seat seat = core::seatAt((first + i) % seats);
                const auto actions = pendulum::legal(cards, state, seat, m_now);
                if (actions.empty())
                    continue;
                m_branching += actions.size();
                ++m_choices;
                return pendulum::Command{seat, m_now, pick(actions)};
            }
            const auto wake = pendulum::wakeTime(cards, state, m_now);
            if (!wake)
                return std::nullopt;
            m_now = *wake;
        }
    }

    void startAnew() { m_now = 0; }
    double meanBranching() const { return static_cast<double>(m_branching) / static_cast<double>(m_choices); }

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }

    pendulum::Action pick(const pendulum::Actions& actions)
    {
        std::uint32_t there = 0;
        for (const pendulum::Action& action : actions)
            there |= 1u << static_cast<int>(action.code);
        for (int skip = below(std::popcount(there)); skip > 0; --skip)
            there &= there - 1;
        const auto verb = static_cast<pendulum::Verb>(std::countr_zero(there));
        int ways = 0;
        for (const pendulum::Action& action : actions)
            ways += action.code == verb;
        int way = below(ways);
        for (const pendulum::Action& action : actions)
            if (action.code == verb && way-- == 0)
                return action;
        return actions[0];
    }

    core::Random m_random;
    std::uint32_t m_longestThought;
    core::Millis m_now = 0;
    std::int64_t m_branching = 0;
    std::int64_t m_choices = 0;
};

} // namespace sandglass::tests

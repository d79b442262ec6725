// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <optional>

namespace sandglass::tests {

/// Plays any game at random: a seat is drawn, its legal actions are listed, one is drawn and handed back as a command.
/// Where time matters to the game, it passes as it does among people: up to a second and a half between two commands.
/// When nobody can do anything, it goes on to the moment when somebody can.
template <core::Game G>
class RandomPlayer {
public:
    using Command = core::Command<typename G::Verb>;

    explicit RandomPlayer(core::Seed seed)
        : m_random(seed)
    {
    }

    /// Nothing, if the game is over or stuck.
    std::optional<Command> choose(const typename G::CardSet& cards, const typename G::State& state)
    {
        if (G::isOver(state))
            return std::nullopt;
        constexpr std::uint32_t longestThought = 1500;
        if (G::wakeTime(cards, state, m_now))
            m_now += m_random.below(longestThought);
        for (;;) {
            const int seats = G::seats(state);
            const int first = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
            for (int i = 0; i < seats; ++i) {
                const core::Seat seat = core::seatAt((first + i) % seats);
                const auto actions = G::legal(cards, state, seat, m_now);
                if (actions.empty())
                    continue;
                m_branching += actions.size();
                ++m_choices;
                return Command{
                    seat, m_now, actions[static_cast<int>(m_random.below(static_cast<std::uint32_t>(actions.size())))]};
            }
            const auto wake = G::wakeTime(cards, state, m_now);
            if (!wake || *wake <= m_now)
                return std::nullopt;
            m_now = *wake;
        }
    }

    core::Millis now() const { return m_now; }
    void startAnew() { m_now = 0; }
    core::Random& random() { return m_random; }
    double meanBranching() const
    {
        return m_choices ? static_cast<double>(m_branching) / static_cast<double>(m_choices) : 0;
    }

private:
    core::Random m_random;
    core::Millis m_now = 0;
    std::int64_t m_branching = 0;
    std::int64_t m_choices = 0;
};

} // namespace sandglass::tests

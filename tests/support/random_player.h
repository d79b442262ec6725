// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <bit>
#include <optional>

namespace sandglass::test {

/// How a random player draws from its legal actions.
enum class Taste {
    Uniform, ///< every single action is equally likely
    /// First what to do (a verb that is possible), then how, as people would. Where every action is equally likely, a
    /// verb with many ways (moving a worker) drowns all others; here a game is about as long as a real one.
    VerbFirst,
};

/// Plays any game at random: a seat is drawn, its legal actions are listed, one is drawn and handed back as a command.
/// Where time matters to the game, it passes as it does among people: up to a second and a half between two commands,
/// if nothing else is said. When nobody can do anything, it goes on to the moment when somebody can.
template <core::Game G>
class RandomPlayer {
public:
    using Action = core::Phrase<typename G::Verb>;
    using Command = core::Command<typename G::Verb>;

    explicit RandomPlayer(core::Seed seed, Taste taste = Taste::Uniform, std::uint32_t longestThought = 1500)
        : m_random(seed)
        , m_taste(taste)
        , m_longestThought(longestThought)
    {
    }

    /// Nothing, if the game is over or stuck.
    std::optional<Command> choose(const typename G::CardSet& cards, const typename G::State& state)
    {
        if (G::isOver(state))
            return std::nullopt;
        if (G::wakeTime(cards, state, m_now))
            m_now += m_random.below(m_longestThought);
        for (;;) {
            const int seats = G::seats(state);
            const int first = below(seats);
            for (int i = 0; i < seats; ++i) {
                const core::Seat seat = core::seatAt((first + i) % seats);
                const auto actions = G::legal(cards, state, seat, m_now);
                if (actions.empty())
                    continue;
                m_branching += actions.size();
                ++m_choices;
                return Command{seat, m_now, draw(actions)};
            }
            const auto wake = G::wakeTime(cards, state, m_now);
            if (!wake || *wake <= m_now)
                return std::nullopt;
            m_now = *wake;
        }
    }

    /// One of these, of which there must be any.
    Action draw(const typename G::Actions& actions)
    {
        return m_taste == Taste::Uniform ? actions[below(actions.size())] : drawVerbFirst(actions);
    }

    core::Millis now() const { return m_now; }
    void startAnew() { m_now = 0; }
    core::Random& random() { return m_random; }
    double meanBranching() const
    {
        return m_choices ? static_cast<double>(m_branching) / static_cast<double>(m_choices) : 0;
    }

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }

    Action drawVerbFirst(const typename G::Actions& actions)
    {
        static_assert(G::verbs.size() <= 64);
        std::uint64_t there = 0;
        for (const Action& action : actions)
            there |= std::uint64_t{1} << static_cast<int>(action.code);
        for (int skip = below(std::popcount(there)); skip > 0; --skip)
            there &= there - 1;
        const auto verb = static_cast<typename G::Verb>(std::countr_zero(there));
        int ways = 0;
        for (const Action& action : actions)
            ways += action.code == verb;
        int way = below(ways);
        for (const Action& action : actions)
            if (action.code == verb && way-- == 0)
                return action;
        return actions[0];
    }

    core::Random m_random;
    Taste m_taste;
    std::uint32_t m_longestThought;
    core::Millis m_now = 0;
    std::int64_t m_branching = 0;
    std::int64_t m_choices = 0;
};

} // namespace sandglass::test

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum_play.h"

#include "core/match.h"

#include <optional>
#include <string>
#include <vector>

namespace sandglass::test {

/// What was done in a match, in the order in which it counts. After a claim everything since the first command that
/// gave way is done again by hand: what stays is what still could be, what is lost is what could not.
class Chronicle {
public:
    explicit Chronicle(const pendulum::State& start)
        : m_now(start)
    {
    }

    /// Not after a province went back into its deck, until a second has passed.
    bool knowsEnough() const { return m_whole; }

    /// What is wrong with that outcome, if anything is.
    std::optional<std::string> note(
        const pendulum::Command& command, const core::Match<pendulum::Game>::Done& done, const pendulum::State& now)
    {
        std::optional<std::string> wrong;
        if (!done.rewound) {
            m_steps.push_back({command, m_now});
            m_whole |= command.time > m_unknownUntil && now.phase != pendulum::Phase::Reposition;
        } else if (!m_whole) {
            forget(command.time);
        } else if (!explains(command, done.lost, now)) {
            wrong = "the rewind is not what doing it again brings";
        }
        m_now = now;
        return wrong;
    }

private:
    struct Step {
        pendulum::Command command;
        pendulum::State before;
    };
    using Lost = std::vector<core::Match<pendulum::Game>::Loss>;

    static bool givesWay(const Step& step, const pendulum::Command& to)
    {
        const bool untimed = step.before.phase == pendulum::Phase::Reposition;
        return (untimed || step.command.time + 1000 >= to.time)
            && step.before.rank(core::index(to.seat)) < step.before.rank(core::index(step.command.seat));
    }

    void forget(core::Millis now)
    {
        m_steps.clear();
        m_whole = false;
        m_unknownUntil = now + 1000;
    }

    bool explains(const pendulum::Command& command, const Lost& lost, const pendulum::State& now)
    {
        for (std::size_t at = m_steps.size(); at-- > 0;) {
            auto again = doneAgain(at, command, lost);
            if (!again)
                continue;
            pendulum::State reached = again->back().before;
            if (!pendulum::apply(pendulumCards(), reached, again->back().command))
                continue;
            if (!core::sameBytes(reached, now)) {
                // What was seen and goes back is shuffled in: the same cards, in another order.
                reached.provinceDeck = now.provinceDeck;
                reached.random = now.random;
                if (!core::sameBytes(reached, now))
                    continue;
                forget(command.time);
                return true;
            }
            m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(at), m_steps.end());
            m_steps.insert(m_steps.end(), again->begin(), again->end());
            return true;
        }
        return false;
    }

    /// Everything since that step, with the command before all that gives way to it; nothing, if other things are lost.
    std::optional<std::vector<Step>> doneAgain(std::size_t at, const pendulum::Command& command, const Lost& lost) const
    {
        std::vector<pendulum::Command> order;
        std::vector<pendulum::Command> later;
        for (std::size_t i = at; i < m_steps.size(); ++i)
            (givesWay(m_steps[i], command) ? later : order).push_back(m_steps[i].command);
        order.push_back(command);
        order.insert(order.end(), later.begin(), later.end());
        std::vector<Step> again;
        std::size_t missed = 0;
        pendulum::State state = m_steps[at].before;
        for (const auto& one : order) {
            const pendulum::State before = state;
            const bool isLost = missed < lost.size() && lost[missed].command == one;
            missed += isLost;
            if (isLost && one.action.code == pendulum::Verb::Done)
                continue; // it had not finished after all
            if (pendulum::apply(pendulumCards(), state, one).has_value() == isLost)
                return std::nullopt;
            if (!isLost)
                again.push_back({one, before});
        }
        return missed == lost.size() ? std::optional(again) : std::nullopt;
    }

    std::vector<Step> m_steps;
    pendulum::State m_now;
    bool m_whole = true;
    core::Millis m_unknownUntil = 0;
};

} // namespace sandglass::test

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <deque>
#include <utility>
#include <variant>
#include <vector>

namespace sandglass::core {

/// Why the match itself, not the game's rules, says no. Sentences: core.refusal.<word>.
enum class Denial : std::uint16_t {
    NoSuchSeat,
    TimeRanBackwards,
    MatchIsOver,
    NothingToUndo,
    UndoWouldReveal,
    LostToPrivilege, ///< told to a seat whose accepted command was taken back in favour of another
};

inline constexpr std::array<Entry<Denial>, 6> denials{{
    {Denial::NoSuchSeat, "noSuchSeat", {{{"seat", &seatDomain}}}},
    {Denial::TimeRanBackwards, "timeRanBackwards"},
    {Denial::MatchIsOver, "matchIsOver"},
    {Denial::NothingToUndo, "nothingToUndo"},
    {Denial::UndoWouldReveal, "undoWouldReveal"},
    {Denial::LostToPrivilege, "lostToPrivilege", {{{"seat", &seatDomain}}}},
}};
static_assert(inOrder(denials));

/// A match: a state, and how it came about in the last moments. It is the only writer of its state.
///
/// Two things need the past. *Privilege*: at a real table two hands reach for one thing, and the rules give it to the
/// one with the higher privilege if both moved within about a second. Here a refused command is tried once more just
/// before the commands of the last `grace` milliseconds that came from seats lower in privilege; if it is legal there,
/// history is replayed with it in that place. *Undo*: a seat takes back its own last command, as long as nothing
/// was revealed by it and nobody else has moved since.
template <Game G>
class Match {
public:
    using CardSet = typename G::CardSet;
    using State = typename G::State;
    using Action = Phrase<typename G::Verb>;
    using Command = core::Command<typename G::Verb>;
    using Refused = Phrase<typename G::Refusal>;
    using Events = typename G::Events;

    /// A command that was accepted and then, within the grace, taken back in favour of a seat with more privilege.
    struct Loss {
        Command command;
        Seat to;
    };

    /// What became of an accepted command. After a rewind other things than these events have changed too.
    struct Done {
        Events events;
        bool rewound = false;
        std::vector<Loss> lost{};
    };

    using Outcome = std::variant<Done, Refused, Phrase<Denial>>;

    Match(const CardSet& cards, const State& start, Millis grace = 1000)
        : m_cards(&cards)
        , m_state(start)
        , m_grace(grace)
    {
    }

    const State& state() const { return m_state; }
    const CardSet& cards() const { return *m_cards; }
    Millis now() const { return m_now; }
    Millis grace() const { return m_grace; }

    Outcome submit(const Command& command)
    {
        if (const auto denial = check(command.seat, command.time))
            return *denial;
        const State before = m_state;
        auto result = G::apply(*m_cards, m_state, command);
        if (result) {
            remember({command, before});
            return Done{*result};
        }
        if (auto done = claim(command)) {
            m_now = command.time;
            return *std::move(done);
        }
        return result.error();
    }

    /// Takes back this seat's last command.
    Outcome undo(Seat seat, Millis time)
    {
        if (const auto denial = check(seat, time))
            return *denial;
        if (m_past.empty() || m_past.back().command.seat != seat)
            return say(Denial::NothingToUndo);
        if (G::undoBarrier(m_past.back().before) != G::undoBarrier(m_state))
            return say(Denial::UndoWouldReveal);
        m_state = m_past.back().before;
        m_past.pop_back();
        m_now = time;
        return Done{Events{}, true};
    }

    /// Whether undo() would take something back.
    bool mayUndo(Seat seat) const
    {
        return !G::isOver(m_state) && !m_past.empty() && m_past.back().command.seat == seat
            && G::undoBarrier(m_past.back().before) == G::undoBarrier(m_state);
    }

private:
    struct Step {
        Command command;
        State before;
    };

    std::optional<Phrase<Denial>> check(Seat seat, Millis time) const
    {
        if (index(seat) >= G::seats(m_state))
            return say(Denial::NoSuchSeat, index(seat));
        if (time < m_now)
            return say(Denial::TimeRanBackwards);
        if (G::isOver(m_state))
            return say(Denial::MatchIsOver);
        return std::nullopt;
    }

    void remember(const Step& step)
    {
        m_now = step.command.time;
        m_past.push_back(step);
        // Only what a claim or an undo could still reach is kept.
        while (m_past.front().command.time + m_grace < m_now
            && G::undoBarrier(m_past.front().before) != G::undoBarrier(m_state))
            m_past.pop_front();
    }

    /// Tries a refused command before each recent command of a seat lower in privilege, the latest first.
    std::optional<Done> claim(const Command& command)
    {
        for (std::size_t at = m_past.size(); at-- > 0;) {
            const Step& rival = m_past[at];
            if (rival.command.time + m_grace < command.time || m_grace == 0)
                return std::nullopt;
            if (rival.command.seat == command.seat)
                return std::nullopt; // one's own commands keep their order
            if (G::privilege(rival.before, command.seat) >= G::privilege(rival.before, rival.command.seat))
                continue;
            if (auto done = claimBefore(at, command))
                return done;
        }
        return std::nullopt;
    }

    std::optional<Done> claimBefore(std::size_t at, const Command& command)
    {
        State state = m_past[at].before;
        // It takes the rival's moment, so that time never runs backwards in the replay.
        const Command claimed{command.seat, m_past[at].command.time, command.action};
        std::vector<Step> replay{{claimed, state}};
        auto events = G::apply(*m_cards, state, claimed);
        if (!events)
            return std::nullopt;
        Done done{*events, true};
        for (std::size_t i = at; i < m_past.size(); ++i) {
            const Command& again = m_past[i].command;
            const State before = state;
            if (G::apply(*m_cards, state, again))
                replay.push_back({again, before});
            else if (G::privilege(before, command.seat) < G::privilege(before, again.seat))
                done.lost.push_back({again, command.seat});
            else
                return std::nullopt; // it would cost somebody with more privilege their move
        }
        m_past.erase(m_past.begin() + static_cast<std::ptrdiff_t>(at), m_past.end());
        m_past.insert(m_past.end(), replay.begin(), replay.end());
        m_state = state;
        return done;
    }

    const CardSet* m_cards;
    State m_state;
    Millis m_grace;
    Millis m_now = 0;
    std::deque<Step> m_past;
};

} // namespace sandglass::core

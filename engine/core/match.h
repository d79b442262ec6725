// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <algorithm>
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
    PlayHasMovedOn, ///< nothing was revealed, but others go on from there: a glass was turned, a turn has ended
    LostToPrivilege, ///< told to a seat whose accepted command was taken back in favour of another
};

inline constexpr std::array<Entry<Denial>, 7> denials{{
    {Denial::NoSuchSeat, "noSuchSeat", {{{"seat", &seatDomain}}}},
    {Denial::TimeRanBackwards, "timeRanBackwards"},
    {Denial::MatchIsOver, "matchIsOver"},
    {Denial::NothingToUndo, "nothingToUndo"},
    {Denial::UndoWouldReveal, "undoWouldReveal"},
    {Denial::PlayHasMovedOn, "playHasMovedOn"},
    {Denial::LostToPrivilege, "lostToPrivilege", {{{"seat", &seatDomain}}}},
}};
static_assert(inOrder(denials));

/// A match: a state, and how it came about in the last moments. It is the only writer of its state.
///
/// Two things need the past. *Undo*: a seat takes back its own last command, as long as nothing was revealed by it and
/// nobody else has moved since. *Privilege*: at a real table two hands reach for one thing, and the rules give it to
/// the one with the higher privilege if both moved within about a second. The rule, as it is kept here:
///
/// - The second is counted between the two who clash, from when each has really moved: who has just won a thing by
///   privilege can lose it to somebody higher still within a second of that.
/// - A command clashes with commands of seats lower in privilege that came at most `grace` milliseconds before it. In
///   a phase without real time (`contest`) all of them count as one moment, however late the higher one comes.
/// - If the higher command would be refused, or if it would have forbidden one of theirs, it counts first: theirs are
///   tried again after it, in their order. Those that still can be stay; the others are lost, and their seats told.
///   What differs in nothing but the telling is left alone.
/// - Nothing else moves. The claimant's own commands in between stay where they are, and so do those of seats that are
///   higher or came too early; where one of them could not stay, or would bring something else, there is no claim.
/// - Every command keeps its own time, so that a glass is turned when it was turned.
/// - Who loses a command loses with it what it has said since of having finished (`concludes`).
/// - What a lost command has revealed may have been seen. The game hides it again (`conceal`: a card goes back, and its
///   deck is shuffled), so that nobody gains by knowing it.
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
        if (auto done = claim(command, before, result.has_value())) {
            m_now = command.time;
            forgetOld();
            return *std::move(done);
        }
        if (!result)
            return result.error();
        m_now = command.time;
        m_past.push_back({command, before});
        forgetOld();
        return Done{*result};
    }

    /// Takes back this seat's last command.
    Outcome undo(Seat seat, Millis time)
    {
        if (const auto denial = check(seat, time))
            return *denial;
        if (m_past.empty() || m_past.back().command.seat != seat)
            return say(Denial::NothingToUndo);
        if (G::undoBarrier(m_past.back().before) != G::undoBarrier(m_state))
            return say(reveals(m_past.back().before, m_state) ? Denial::UndoWouldReveal : Denial::PlayHasMovedOn);
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
        bool concealed = false; ///< after it something was hidden again
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

    static bool reveals(const State& before, const State& after)
    {
        if constexpr (requires { G::reveals(before, after); })
            return G::reveals(before, after);
        else
            return true;
    }

    /// The phase without real time that a state is in; 0 where a second decides.
    static int contestOf(const State& state)
    {
        if constexpr (requires { G::contest(state); })
            return G::contest(state);
        else
            return 0;
    }

    static bool concludes(const Action& action)
    {
        if constexpr (requires { G::concludes(action); })
            return G::concludes(action);
        else
            return false;
    }

    /// Hides again what `seen` has revealed and `state` has not; whether there was any.
    bool conceal(State& state, const State& seen, bool again) const
    {
        if constexpr (requires { G::conceal(*m_cards, state, seen, again); })
            return G::conceal(*m_cards, state, seen, again);
        else
            return false;
    }

    /// Only what a claim or an undo could still reach is kept.
    void forgetOld()
    {
        const int contest = contestOf(m_state);
        const auto isOld = [&](const Step& step) {
            return step.command.time + m_grace < m_now && G::undoBarrier(step.before) != G::undoBarrier(m_state)
                && (contest == 0 || contestOf(step.before) != contest);
        };
        while (!m_past.empty() && isOld(m_past.front()))
            m_past.pop_front();
    }

    /// Whether the seat's command of now, in this state, goes before that step.
    bool goesBefore(const Command& command, const Step& step, int contest) const
    {
        if (step.command.seat == command.seat)
            return false;
        const bool sameMoment = (m_grace > 0 && step.command.time + m_grace >= command.time)
            || (contest != 0 && contestOf(step.before) == contest);
        return sameMoment && G::privilege(step.before, command.seat) < G::privilege(step.before, step.command.seat);
    }

    /// Tries a command before the recent commands of seats lower in privilege: the latest, the two latest, and so on.
    /// `before` is the state that it came into, `accepted` whether that has let it.
    std::optional<Done> claim(const Command& command, const State& before, bool accepted)
    {
        const int contest = contestOf(before);
        const std::size_t end = m_past.size() > farthest ? m_past.size() - farthest : 0;
        for (std::size_t at = m_past.size(); at-- > end;)
            if (goesBefore(command, m_past[at], contest) && (!accepted || forbids(command, at)))
                if (auto done = claimBefore(at, command, contest, accepted))
                    return done;
        return std::nullopt;
    }

    /// Whether that step could not have been, had this command come before it, after what the seat itself has done
    /// since to be able to: an action of two steps counts as one.
    bool forbids(const Command& command, std::size_t at) const
    {
        State state = m_past[at].before;
        for (std::size_t i = at + 1; i < m_past.size(); ++i)
            if (m_past[i].command.seat == command.seat && !G::apply(*m_cards, state, m_past[i].command))
                return false;
        return G::apply(*m_cards, state, command) && !G::apply(*m_cards, state, m_past[at].command);
    }

    std::optional<Done> claimBefore(std::size_t at, const Command& command, int contest, bool accepted)
    {
        State state = m_past[at].before;
        std::vector<Step> replay;
        std::vector<const Step*> later;
        for (std::size_t i = at; i < m_past.size(); ++i) {
            const Step& step = m_past[i];
            if (goesBefore(command, step, contest)) {
                later.push_back(&step);
                continue;
            }
            replay.push_back({step.command, state, step.concealed});
            if (!happensAgain(step, state))
                return std::nullopt;
        }
        replay.push_back({command, state});
        const auto events = G::apply(*m_cards, state, command);
        if (!events)
            return std::nullopt;
        Done done{*events, true};
        tryAgain(later, command.seat, state, replay, done.lost);
        if (accepted && (done.lost.empty() || sameBytes(state, m_state)))
            return std::nullopt; // there was no clash
        const bool again = std::ranges::any_of(later, &Step::concealed);
        replay.back().concealed |= conceal(state, m_state, again);
        m_past.erase(m_past.begin() + static_cast<std::ptrdiff_t>(at), m_past.end());
        m_past.insert(m_past.end(), replay.begin(), replay.end());
        m_state = state;
        return done;
    }

    /// Does a step that does not give way once more; false if it cannot be, or does not bring what it has brought.
    bool happensAgain(const Step& step, State& state) const
    {
        State then = step.before;
        const auto brought = G::apply(*m_cards, then, step.command);
        const auto brings = G::apply(*m_cards, state, step.command);
        if (!brought || !brings || !std::ranges::equal(*brought, *brings))
            return false;
        if (step.concealed)
            conceal(state, m_state, true);
        return true;
    }

    /// Those that gave way, after the command that they gave way to.
    void tryAgain(const std::vector<const Step*>& later, Seat winner, State& state, std::vector<Step>& replay,
        std::vector<Loss>& lost) const
    {
        const auto hasLost = [&](Seat seat) {
            return std::ranges::any_of(lost, [&](const Loss& loss) { return loss.command.seat == seat; });
        };
        for (const Step* step : later) {
            const State before = state;
            if (!(concludes(step->command.action) && hasLost(step->command.seat))
                && G::apply(*m_cards, state, step->command))
                replay.push_back({step->command, before});
            else
                lost.push_back({step->command, winner});
        }
    }

    /// More commands than hands can give in a second, or in a phase without time. Where a clock stands still, as in
    /// tests, every command is of one moment.
    static constexpr std::size_t farthest = 100;

    const CardSet* m_cards;
    State m_state;
    Millis m_grace;
    Millis m_now = 0;
    std::deque<Step> m_past;
};

} // namespace sandglass::core

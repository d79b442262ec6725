// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allocations.h"
#include "phrases.h"
#include "random_player.h"
#include "subject.h"

#include "core/match.h"
#include "core/session_of.h"

#include <QtTest/QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

/// The battery: what every game must pass, written once. A game's test makes a Subject and calls each check from a
/// test function of the same name; see tests/engine/core/tst_battery.cpp for the smallest customer.
namespace sandglass::test {

/// How much longer than usual to play: SANDGLASS_SOAK=100 turns seconds into minutes.
inline int soakFactor()
{
    return std::max(1, qEnvironmentVariableIntValue("SANDGLASS_SOAK"));
}

inline QByteArray at(core::Seed seed, int step)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ", step " + QByteArray::number(step);
}

/// Plays at random through every set-up and shows each state, before its next command, to `look`, which may fail.
template <core::Game G>
void playThrough(const Subject<G>& subject,
    const std::function<void(const typename G::State&, const core::Command<typename G::Verb>&, RandomPlayer<G>&, int)>&
        look)
{
    const int steps = subject.steps * soakFactor();
    const int share = std::max<int>(1, steps / static_cast<int>(subject.options.size()));
    core::Seed seed = 1;
    for (const auto& options : subject.options) {
        for (int step = 0; step < share;) {
            auto state = G::setup(subject.cards, options, ++seed);
            QVERIFY2(state, state ? "" : core::sentence(state.error()).c_str());
            RandomPlayer<G> player(seed);
            while (const auto command = player.choose(subject.cards, *state)) {
                look(*state, *command, player, step);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY2(G::apply(subject.cards, *state, *command), at(seed, step));
                if (++step >= share)
                    break;
            }
            QVERIFY2(step >= share || G::isOver(*state), "stuck: nobody can do anything, " + at(seed, step));
        }
    }
}

/// Invariants hold after every command.
template <core::Game G>
void invariantsHold(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto&, auto&, int step) {
        const auto wrong = G::invariants(subject.cards, state);
        QVERIFY2(!wrong, (wrong.value_or("") + " at step " + std::to_string(step)).c_str());
    });
}

/// What `legal` lists, `apply` accepts; what it does not list is refused and leaves every byte as it was.
template <core::Game G>
void legalAndApplyAgree(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int step) {
        const auto tryOut = [&](core::Seat seat, const auto& action, bool expected) {
            auto copy = state;
            const auto result = G::apply(subject.cards, copy, {seat, command.time, action});
            const std::string text = core::text<typename G::Verb>(G::verbs, action, subject.cards);
            if (expected)
                QVERIFY2(result, ("listed but refused: " + text + " at step " + std::to_string(step)).c_str());
            else
                QVERIFY2(!result, ("not listed but accepted: " + text + " at step " + std::to_string(step)).c_str());
            if (!result)
                QVERIFY2(core::sameBytes(copy, state), ("refused but changed: " + text).c_str());
        };
        for (int i = 0; i < G::seats(state); ++i) {
            const auto listed = G::legal(subject.cards, state, core::seatAt(i), command.time);
            for (const auto& action : listed)
                tryOut(core::seatAt(i), action, true);
            for (int tries = 0; tries < 8; ++tries) {
                const auto action = anyPhrase<typename G::Verb>(G::verbs, player.random());
                tryOut(core::seatAt(i), action, listed.contains(action));
            }
        }
    });
}

/// Every action, event and refusal survives being written down and read again; so does a whole match.
template <core::Game G>
void textRoundTrips(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto&, const auto& command, auto&, int) {
        const std::string text = core::text<typename G::Verb>(G::verbs, command.action, subject.cards);
        const auto again = core::parse<typename G::Verb>(G::verbs, text, subject.cards);
        QVERIFY2(again && *again == command.action, text.c_str());
    });
}

/// The same cards, options, seed and commands give the same bytes; so does a replay of the journal.
template <core::Game G>
void replayEqualsPlay(const Subject<G>& subject)
{
    const core::ShelfOf<G> shelf(subject.cards);
    core::Seed seed = 100;
    for (const auto& options : subject.options) {
        const auto session = shelf.open({G::describeOptions(options), ++seed});
        QVERIFY2(session, session ? "" : core::sentence(session.error()).c_str());
        const auto start = G::setup(subject.cards, options, seed);
        QVERIFY(start);
        core::Match<G> match(subject.cards, *start);
        RandomPlayer<G> player(seed);
        for (int step = 0; step < 3000; ++step) {
            const auto command = player.choose(subject.cards, match.state());
            if (!command)
                break;
            QVERIFY(std::holds_alternative<typename core::Match<G>::Done>(match.submit(*command)));
            const std::string text = core::text<typename G::Verb>(G::verbs, command->action, subject.cards);
            const auto answer = (*session)->submit(command->seat, command->time, text);
            QVERIFY2(answer && !answer->refusal, text.c_str());
            QCOMPARE((*session)->hash(), core::hashOf(match.state()));
        }
        const auto replayed = shelf.resume((*session)->journal());
        QVERIFY2(replayed, replayed ? "" : replayed.error().c_str());
        QCOMPARE((*replayed)->hash(), (*session)->hash());
        QCOMPARE((*replayed)->journal(), (*session)->journal());
    }
}

/// Neither a seat's view nor its legal actions change when only things it cannot see are shuffled.
template <core::Game G>
void viewsLeakNothing(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int step) {
        for (int i = 0; i < G::seats(state); ++i) {
            const core::Seat viewer = core::seatAt(i);
            const auto other = subject.permuteHidden(state, viewer, player.random());
            QVERIFY2(core::sameBytes(
                         G::view(subject.cards, state, viewer).known, G::view(subject.cards, other, viewer).known),
                ("the view tells something hidden at step " + std::to_string(step)).c_str());
            const auto before = G::legal(subject.cards, state, viewer, command.time);
            const auto after = G::legal(subject.cards, other, viewer, command.time);
            QVERIFY2(std::ranges::equal(before, after),
                ("legal actions tell something hidden at step " + std::to_string(step)).c_str());
        }
    });
}

/// What nobody in particular sees, every seat sees: things change only by being hidden, and at no seat is more hidden.
template <core::Game G>
void nobodyKnowsMoreThanAnySeat(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int step) {
        const QByteArray where = "at step " + QByteArray::number(step);
        const auto seen = G::view(subject.cards, state, core::nobody).known;
        const auto other = subject.permuteHidden(state, core::nobody, player.random());
        QVERIFY2(core::sameBytes(seen, G::view(subject.cards, other, core::nobody).known),
            "nobody sees something hidden " + where);
        auto after = state;
        const auto told = G::apply(subject.cards, after, command);
        QVERIFY(told);
        for (int i = 0; i < G::seats(state); ++i) {
            const auto known = G::view(subject.cards, state, core::seatAt(i)).known;
            QVERIFY2(core::sameBytes(seen, G::view(subject.cards, known, core::nobody).known),
                "nobody sees what a seat does not " + where);
            for (const auto& event : *told) {
                const auto veiled = G::veil(event, core::seatAt(i));
                QVERIFY2(G::veil(veiled, core::nobody) == G::veil(event, core::nobody),
                    "nobody is told what a seat is not " + where);
            }
        }
    });
}

/// What is imagined from a view looks the same to whoever has that view, could be so, and has nothing of the truth.
template <core::Game G>
void imaginedStatesArePossible(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int step) {
        for (int i = -1; i < G::seats(state); ++i) {
            const core::Seat viewer = i < 0 ? core::nobody : core::seatAt(i);
            const QByteArray where = "seat " + QByteArray::number(i) + " at step " + QByteArray::number(step);
            const auto view = G::view(subject.cards, state, viewer);
            core::Random random(player.random().next());
            core::Random same = random;
            const auto imagined = G::imagine(subject.cards, view, random);
            QVERIFY2(core::sameBytes(G::view(subject.cards, imagined, viewer).known, view.known),
                "looks different to " + where);
            const auto wrong = G::invariants(subject.cards, imagined);
            QVERIFY2(!wrong, (wrong.value_or("") + ", imagined by ").c_str() + where);
            const auto other = subject.permuteHidden(state, viewer, player.random());
            const auto again = G::imagine(subject.cards, G::view(subject.cards, other, viewer), same);
            QVERIFY2(core::sameBytes(imagined, again), "something hidden is known to " + where);
            if (i < 0)
                continue;
            const auto legal = G::legal(subject.cards, state, viewer, command.time);
            QVERIFY2(std::ranges::equal(legal, G::legal(subject.cards, imagined, viewer, command.time)),
                "something else is legal for " + where);
        }
    });
}

/// A game's score sheets always have the same lines, and a view can be counted as a state can.
template <core::Game G>
void scoreSheetsKeepTheirLines(const Subject<G>& subject)
{
    std::vector<std::string_view> lines;
    const auto look = [&](const core::ScoreSheet& sheet) {
        std::vector<std::string_view> words;
        for (const core::ScoreLine& line : sheet)
            words.push_back(line.word);
        if (lines.empty())
            lines = words;
        QVERIFY(!words.empty() && words == lines);
    };
    playThrough<G>(subject, [&](const auto& state, const auto&, auto&, int) {
        const auto seen = G::view(subject.cards, state, core::nobody).known;
        for (int i = 0; i < G::seats(state); ++i) {
            look(G::score(subject.cards, state, core::seatAt(i)));
            look(G::score(subject.cards, seen, core::seatAt(i)));
            const auto mine = G::view(subject.cards, state, core::seatAt(i)).known;
            look(G::score(subject.cards, mine, core::seatAt(i)));
        }
    });
    QCOMPARE((std::set<std::string_view>(lines.begin(), lines.end()).size()), lines.size());
}

/// A pause is a shift of all later times; it changes nothing but the times.
template <core::Game G>
void shiftingTimeChangesNothing(const Subject<G>& subject)
{
    constexpr core::Millis shift = 3'600'000;
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto&, int step) {
        auto plain = state;
        auto shifted = subject.shiftTimes(state, shift);
        QVERIFY(G::apply(subject.cards, plain, command));
        QVERIFY2(G::apply(subject.cards, shifted, {command.seat, command.time + shift, command.action}),
            ("legal only at its old time, step " + std::to_string(step)).c_str());
        QVERIFY(core::sameBytes(subject.shiftTimes(plain, shift), shifted));
    });
}

/// Seats are names: exchanging them everywhere before a command or after it is the same.
template <core::Game G>
void relabellingSeatsChangesNothing(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int step) {
        std::vector<int> newSeat(static_cast<std::size_t>(G::seats(state)));
        for (std::size_t i = 0; i < newSeat.size(); ++i)
            newSeat[i] = static_cast<int>(i);
        player.random().shuffle(newSeat);
        auto plain = state;
        auto relabelled = subject.relabel(state, newSeat);
        const auto seat = core::seatAt(newSeat[static_cast<std::size_t>(core::index(command.seat))]);
        QVERIFY(G::apply(subject.cards, plain, command));
        QVERIFY2(
            G::apply(subject.cards, relabelled, {seat, command.time, subject.relabelAction(command.action, newSeat)}),
            ("legal only at its old seat, step " + std::to_string(step)).c_str());
        QVERIFY2(
            core::sameBytes(subject.relabel(plain, newSeat), relabelled), ("step " + std::to_string(step)).c_str());
    });
}

/// Of two commands in the same instant, of which the second would be refused, the higher privilege gets its way,
/// whichever arrived first.
template <core::Game G>
void privilegeDecidesTheSameInstant(const Subject<G>& subject)
{
    using Match = core::Match<G>;
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int step) {
        const core::Seat rival =
            core::seatAt(static_cast<int>(player.random().below(static_cast<std::uint32_t>(G::seats(state)))));
        if (G::privilege(state, rival) >= G::privilege(state, command.seat))
            return;
        auto after = state;
        if (!G::apply(subject.cards, after, command))
            return;
        for (const auto& wish : G::legal(subject.cards, state, rival, command.time)) {
            const core::Command<typename G::Verb> higher{rival, command.time, wish};
            auto tried = after;
            if (G::isOver(after) || G::apply(subject.cards, tried, higher))
                continue; // no conflict
            Match lowerFirst(subject.cards, state);
            lowerFirst.submit(command);
            const auto outcome = lowerFirst.submit(higher);
            QVERIFY2(std::holds_alternative<typename Match::Done>(outcome),
                ("privilege was ignored at step " + std::to_string(step)).c_str());
            Match higherFirst(subject.cards, state);
            higherFirst.submit(higher);
            higherFirst.submit(command);
            QVERIFY2(core::sameBytes(lowerFirst.state(), higherFirst.state()),
                ("order of arrival mattered at step " + std::to_string(step)).c_str());
        }
    });
}

/// Undo gives back the very bytes, or says why not.
template <core::Game G>
void undoGivesTheSameBytes(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto&, int) {
        core::Match<G> match(subject.cards, state);
        match.submit(command);
        const bool mayUndo = !G::isOver(match.state()) && G::undoBarrier(state) == G::undoBarrier(match.state());
        const auto outcome = match.undo(command.seat, command.time);
        QCOMPARE((std::holds_alternative<typename core::Match<G>::Done>(outcome)), mayUndo);
        if (mayUndo)
            QVERIFY(core::sameBytes(match.state(), state));
    });
}

/// Listing and applying never ask the heap for memory.
template <core::Game G>
void playingNeedsNoHeap(const Subject<G>& subject)
{
    playThrough<G>(subject, [&](const auto& state, const auto& command, auto& player, int) {
        auto copy = state;
        const std::int64_t before = allocations();
        const auto actions = G::legal(subject.cards, state, command.seat, player.now());
        const auto result = G::apply(subject.cards, copy, command);
        QCOMPARE(allocations(), before);
        QVERIFY(!actions.empty() && result);
    });
}

/// Every set-up comes to an end in random play.
template <core::Game G>
void gamesComeToAnEnd(const Subject<G>& subject, int games, int mostSteps = 100'000)
{
    core::Seed seed = 5000;
    for (const auto& options : subject.options) {
        for (int game = 0; game < games * soakFactor(); ++game) {
            auto state = G::setup(subject.cards, options, ++seed);
            QVERIFY(state);
            RandomPlayer<G> player(seed);
            int step = 0;
            while (const auto command = player.choose(subject.cards, *state)) {
                QVERIFY(G::apply(subject.cards, *state, *command));
                QVERIFY2(++step < mostSteps, at(seed, step));
            }
            QVERIFY2(G::isOver(*state), at(seed, step));
            QCOMPARE(G::ranking(subject.cards, *state).size(), G::seats(*state));
        }
    }
}

} // namespace sandglass::test

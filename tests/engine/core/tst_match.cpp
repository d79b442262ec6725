// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"

#include <QtTest/QTest>

#include <algorithm>
#include <vector>

using namespace sandglass;
using coins::Game;
using coins::Verb;
using core::say;
using core::seatAt;
using Match = core::Match<Game>;

/// The match: fair simultaneity by privilege, and undo. In the game of coins seat 0 has the highest privilege.
class TestMatch : public QObject {
    Q_OBJECT

    static coins::State start(int seats = 3) { return *Game::setup({}, {.seats = seats}, 1); }
    static core::Command<Verb> take(int seat, core::Millis time, int coin)
    {
        return {seatAt(seat), time, say(Verb::Take, coin)};
    }
    static const Match::Done* done(const Match::Outcome& outcome) { return std::get_if<Match::Done>(&outcome); }
    static bool denied(const Match::Outcome& outcome, core::Denial code)
    {
        const auto* denial = std::get_if<core::Phrase<core::Denial>>(&outcome);
        return denial && denial->code == code;
    }

    const coins::CardSet m_cards{};

private Q_SLOTS:
    void higherPrivilegeWinsWithinTheGrace()
    {
        Match match(m_cards, start());
        match.submit(take(2, 1000, 4));
        const auto outcome = match.submit(take(0, 1900, 4));
        QVERIFY(done(outcome));
        QVERIFY(done(outcome)->rewound);
        QCOMPARE(done(outcome)->lost.size(), 1u);
        QCOMPARE(done(outcome)->lost[0].command, take(2, 1000, 4));
        QCOMPARE(done(outcome)->lost[0].to, seatAt(0));
        QCOMPARE(int(match.state().owner[4]), 0);
    }

    void afterTheGraceFirstComeFirstServed()
    {
        Match match(m_cards, start());
        match.submit(take(2, 1000, 4));
        QVERIFY(!done(match.submit(take(0, 2001, 4))));
        QCOMPARE(int(match.state().owner[4]), 2);
    }

    void lowerPrivilegeNeverRewinds()
    {
        Match match(m_cards, start());
        match.submit(take(0, 1000, 4));
        const auto outcome = match.submit(take(2, 1000, 4));
        QCOMPARE(std::get<core::Phrase<coins::Refusal>>(outcome).code, coins::Refusal::CoinTaken);
    }

    void graceZeroSwitchesPrivilegeOff()
    {
        Match match(m_cards, start(), 0);
        match.submit(take(2, 1000, 4));
        QVERIFY(!done(match.submit(take(0, 1000, 4))));
    }

    void whatOthersDidInBetweenStays()
    {
        Match match(m_cards, start());
        match.submit(take(2, 1000, 4));
        match.submit(take(1, 1100, 5));
        QVERIFY(done(match.submit(take(0, 1200, 4))));
        QCOMPARE(int(match.state().owner[5]), 1);
        QCOMPARE(int(match.state().owner[4]), 0);
    }

    void aClaimOfTheHighestPrivilegeStandsAgainstALaterOne()
    {
        Match match(m_cards, start());
        match.submit(take(2, 1000, 4));
        QVERIFY(done(match.submit(take(0, 1200, 4))));
        QVERIFY(!done(match.submit(take(1, 1400, 4))));
        QCOMPARE(int(match.state().owner[4]), 0);
    }

    void privilegeHoldsThoughOneHasActedInBetween()
    {
        Match match(m_cards, start());
        match.submit(take(2, 1000, 4));
        match.submit(take(0, 1100, 5));
        const auto outcome = match.submit(take(0, 1200, 4));
        QVERIFY(done(outcome));
        QCOMPARE(done(outcome)->lost.size(), 1u);
        QCOMPARE(int(match.state().owner[5]), 0); // what was done in between stays
        QCOMPARE(int(match.state().owner[4]), 0);
    }

    // The second counts between the two who clash, not from the first of a chain.
    void whoHasJustWonCanLoseToSomebodyHigherStill()
    {
        for (const core::Millis later : {200, 900, 1000}) {
            Match match(m_cards, start());
            match.submit(take(2, 1000, 4));
            QVERIFY(done(match.submit(take(1, 1900, 4))));
            const auto outcome = match.submit(take(0, 1900 + later, 4));
            QVERIFY(done(outcome));
            QCOMPARE(done(outcome)->lost.size(), 1u);
            QCOMPARE(done(outcome)->lost[0].command, take(1, 1900, 4));
            QCOMPARE(int(match.state().owner[4]), 0);
        }
        Match late(m_cards, start());
        late.submit(take(2, 1000, 4));
        late.submit(take(1, 1900, 4));
        QVERIFY(!done(late.submit(take(0, 2901, 4))));
    }

    // Three and four seats reach for one coin in every order, a short while or a long one after each other.
    void chainsEndAsTheRuleSays()
    {
        for (const int seats : {3, 4})
            for (const core::Millis gap : {100, 400, 600, 900, 1100}) {
                std::vector<int> order(static_cast<std::size_t>(seats));
                std::ranges::generate(order, [n = 0]() mutable { return n++; });
                do {
                    Match match(m_cards, start(seats));
                    int holder = -1;
                    core::Millis since = 0;
                    core::Millis now = 0;
                    for (const int seat : order) {
                        now += gap;
                        const bool wins = holder < 0 || (seat < holder && now - since <= match.grace());
                        QCOMPARE(done(match.submit(take(seat, now, 4))) != nullptr, wins);
                        if (wins) {
                            holder = seat;
                            since = now;
                        }
                        QCOMPARE(int(match.state().owner[4]), holder);
                    }
                } while (std::ranges::next_permutation(order).found);
            }
    }

    // A claim must not change what a command has brought that does not have to give way.
    void whatTheClaimantHasDrawnStaysDrawn()
    {
        Match match(m_cards, start());
        match.submit(take(2, 1000, 4));
        match.submit({seatAt(0), 1100, say(Verb::Draw)});
        const auto drawn = match.state().drawn[0];
        QVERIFY(done(match.submit(take(0, 1200, 4))));
        QCOMPARE(match.state().drawn[0], drawn);
    }

    void aRefusedCommandChangesNothing()
    {
        Match match(m_cards, start());
        match.submit(take(0, 1000, 4));
        const coins::State before = match.state();
        match.submit(take(1, 1500, 4));
        QVERIFY(core::sameBytes(before, match.state()));
        QCOMPARE(match.now(), core::Millis{1000});
    }

    void timeDoesNotRunBackwards()
    {
        Match match(m_cards, start());
        match.submit(take(0, 1000, 4));
        QVERIFY(denied(match.submit(take(1, 999, 5)), core::Denial::TimeRanBackwards));
    }

    void anEmptyPlaceHasNoSeat()
    {
        Match match(m_cards, start(2));
        QVERIFY(denied(match.submit(take(2, 0, 0)), core::Denial::NoSuchSeat));
        QVERIFY(denied(match.undo(seatAt(2), 0), core::Denial::NoSuchSeat));
    }

    void afterTheEndNothingIsAccepted()
    {
        Match match(m_cards, start());
        for (int ring = 1; ring <= 3; ++ring)
            QVERIFY(done(match.submit({seatAt(0), ring * coins::bellDelay, say(Verb::Ring)})));
        QVERIFY(denied(match.submit(take(0, 60'000, 0)), core::Denial::MatchIsOver));
    }

    void undoReachesBackOverSeveralOwnCommands()
    {
        const coins::State first = start();
        Match match(m_cards, first);
        match.submit(take(0, 1000, 4));
        match.submit(take(0, 90'000, 5));
        QVERIFY(done(match.undo(seatAt(0), 90'001)));
        QVERIFY(done(match.undo(seatAt(0), 90'002)));
        QVERIFY(core::sameBytes(match.state(), first));
        QVERIFY(denied(match.undo(seatAt(0), 90'003), core::Denial::NothingToUndo));
    }

    void nobodyUndoesWhatAnotherDid()
    {
        Match match(m_cards, start());
        match.submit(take(0, 1000, 4));
        QVERIFY(denied(match.undo(seatAt(1), 1001), core::Denial::NothingToUndo));
    }

    void whatWasRevealedCannotBeUndone()
    {
        Match match(m_cards, start());
        match.submit({seatAt(0), 1000, say(Verb::Draw)});
        QVERIFY(denied(match.undo(seatAt(0), 1001), core::Denial::UndoWouldReveal));
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"

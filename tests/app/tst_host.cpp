// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins_shelf.h"
#include "host/host.h"
#include "journal/journal_notes.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// A match being played, by a clock that the test turns and without a disk.
class TestHost : public QObject {
    Q_OBJECT

    const core::ShelfOf<coins::Game> m_shelf{coins::CardSet{}};
    HandClock m_clock;

    std::unique_ptr<Host> host(core::Millis time = 0)
    {
        auto session = std::move(m_shelf.open({R"({"seats":3})", 7}).value());
        return std::make_unique<Host>(m_clock, std::move(session), Host::Standing{time, 0, {}});
    }

    static Telling why(const QSignalSpy& spy) { return spy.last().at(3).value<Telling>(); }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void anAcceptedCommandIsToldWithItsEventsAndTheChange()
    {
        const auto match = host();
        QSignalSpy accepted(match.get(), &Host::accepted);
        QSignalSpy changed(match.get(), &Host::changed);
        match->resume();
        const quint64 number = match->submit(1, u"take coin=4"_s);
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(accepted[0][0].toULongLong(), number);
        QCOMPARE(accepted[0][1].toInt(), 1);
        const auto events = accepted[0][3].value<QList<Telling>>();
        QCOMPARE(events.size(), 1);
        QCOMPARE(events[0].id(), u"coins.event.took"_s);
        QCOMPARE(events[0].thing(u"coin"_s).number, 4);
        QCOMPARE(events[0].numberOf(u"seat"_s), 1);
        QCOMPARE(changed.size(), 1);
    }

    void whatIsHiddenIsToldToItsSeatAlone()
    {
        const auto match = host();
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        match->submit(1, u"draw"_s);
        const auto drawn = [](const QList<Telling>& events) { return events.at(0).values.value(u"value"_s); };
        const QVariant own = drawn(match->eventsSeenBy(1));
        QVERIFY(own.isValid());
        QCOMPARE_NE(drawn(accepted.at(0).at(3).value<QList<Telling>>()), own);
        QCOMPARE_NE(drawn(match->eventsSeenBy(0)), own);
    }

    void aRefusalGoesToItsSeatAndChangesNothing()
    {
        const auto match = host();
        match->resume();
        match->submit(0, u"take coin=4"_s);
        m_clock.advance(3000);
        const core::Hash before = match->session().hash();
        QSignalSpy refused(match.get(), &Host::refused);
        QSignalSpy changed(match.get(), &Host::changed);
        match->submit(1, u"take coin=4"_s);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused[0][1].toInt(), 1);
        QCOMPARE(why(refused).id(), u"coins.refusal.coinTaken"_s);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(match->session().hash(), before);
    }

    void whoLosesToPrivilegeIsTold()
    {
        const auto match = host();
        match->resume();
        QSignalSpy lost(match.get(), &Host::lost);
        match->submit(2, u"take coin=4"_s);
        m_clock.advance(400);
        match->submit(0, u"take coin=4"_s);
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost[0][0].toInt(), 2);
        QCOMPARE(lost[0][1].toString(), u"take coin=4"_s);
        QCOMPARE(lost[0][2].value<Telling>().id(), u"core.refusal.lostToPrivilege"_s);
    }

    void nonsenseIsMisunderstoodAndNobodyAtTheTableIsBlamed()
    {
        const auto match = host();
        match->resume();
        QSignalSpy misunderstood(match.get(), &Host::misunderstood);
        QSignalSpy refused(match.get(), &Host::refused);
        match->submit(0, u"fly"_s);
        QCOMPARE(misunderstood.size(), 1);
        QCOMPARE(refused.size(), 0);
        for (const int seat : {-1, 3, 99})
            match->submit(seat, u"draw"_s);
        QCOMPARE(misunderstood.size() + refused.size(), 4);
        QVERIFY(match->legal(-1).isEmpty() && match->legal(99).isEmpty());
    }

    void aPauseStopsTheMatchsTimeAndItsCommands()
    {
        const auto match = host();
        QVERIFY(match->paused());
        m_clock.advance(500);
        QCOMPARE(match->now(), 0);
        match->resume();
        m_clock.advance(500);
        match->pause();
        m_clock.advance(10'000);
        QCOMPARE(match->now(), 500);
        QSignalSpy refused(match.get(), &Host::refused);
        match->submit(0, u"take coin=4"_s);
        QCOMPARE(why(refused).id(), u"journal.refusal.paused"_s);
        match->resume();
        m_clock.advance(4499);
        QVERIFY(!match->legal(0).contains(u"ring"_s));
        m_clock.advance(1);
        QVERIFY(match->legal(0).contains(u"ring"_s));
    }

    void itWakesWhenTimeAloneChangesWhatIsPossible()
    {
        const auto match = host();
        QSignalSpy woke(match.get(), &Host::woke);
        match->resume();
        m_clock.advance(4000);
        match->pause();
        m_clock.advance(4000);
        match->resume();
        m_clock.advance(999);
        QCOMPARE(woke.size(), 0);
        m_clock.advance(1);
        QCOMPARE(woke.size(), 1);
        m_clock.advance(10'000);
        QCOMPARE(woke.size(), 1);
        match->submit(0, u"ring"_s);
        m_clock.advance(5000);
        QCOMPARE(woke.size(), 2);
    }

    void aCommandGivenFromWithinAnAnswerWaitsItsTurn()
    {
        const auto match = host();
        match->resume();
        QStringList told;
        connect(match.get(), &Host::accepted, match.get(), [&](quint64, int, const QString& action) {
            told.append(action);
            if (told.size() == 1) {
                match->submit(1, u"take coin=1"_s);
                QCOMPARE(told.size(), 1);
            }
        });
        match->submit(0, u"take coin=0"_s);
        QCOMPARE(told, (QStringList{u"take coin=0"_s, u"take coin=1"_s}));
    }

    void undoTakesBackTheSeatsOwnLastCommand()
    {
        const auto match = host();
        match->resume();
        const core::Hash before = match->session().hash();
        match->submit(0, u"take coin=4"_s);
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->undo(0);
        QCOMPARE(accepted.last().at(2).toString(), u"undo"_s);
        QCOMPARE(match->session().hash(), before);
    }

    void theEndIsToldOnceWithTheResult()
    {
        const auto match = host();
        match->resume();
        QSignalSpy ended(match.get(), &Host::ended);
        for (int ring = 0; ring < 3; ++ring) {
            m_clock.advance(5000);
            match->submit(0, u"ring"_s);
        }
        QCOMPARE(ended.size(), 1);
        QVERIFY(match->isOver());
        QCOMPARE(resultOf(match->session().ranking()).size(), 3);
        QSignalSpy refused(match.get(), &Host::refused);
        match->submit(0, u"draw"_s);
        QCOMPARE(why(refused).id(), u"core.refusal.matchIsOver"_s);
    }

    void theClockGoesOnFromWhereItIsTold()
    {
        const auto match = host(123'456);
        QCOMPARE(match->now(), 123'456);
        match->resume();
        m_clock.advance(44);
        QCOMPARE(match->now(), 123'500);
    }

    void eventsAreVeiledForTheOthers()
    {
        const auto match = host();
        match->resume();
        match->submit(1, u"draw"_s);
        QCOMPARE(match->eventsSeenBy(0)[0].thing(u"value"_s).text, u"core.value.hidden"_s);
        QVERIFY(match->eventsSeenBy(1)[0].thing(u"value"_s).text.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestHost)
#include "tst_host.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Opponents at a match of coins, by a clock that the test turns.
#include "coins_shelf.h"
#include "games/shelves.h"
#include "house/bot_players.h"
#include "house/bot_thought.h"

#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

class TestBotPlayers : public QObject {
    Q_OBJECT

    const core::ShelfOf<coins::Game> m_shelf{coins::CardSet{}};
    HandClock m_clock;
    QList<Thinker> m_thinkers;

    static QJsonArray people(const QStringList& levels)
    {
        QJsonArray people;
        for (const QString& level : levels)
            people.append(level.isEmpty() ? QJsonObject{} : QJsonObject{{u"bot"_s, level}});
        return people;
    }

    std::unique_ptr<Host> host(const QStringList& levels)
    {
        auto session = std::move(m_shelf.open({R"({"seats":3})", 7}).value());
        return std::make_unique<Host>(m_clock, std::move(session), Host::Standing{0, 0, people(levels)});
    }

    /// Takes the first coin that the engine offers.
    Chooser takesCoins()
    {
        return [this](const core::Session& session, const Thinker& thinker) {
            m_thinkers.append(thinker);
            const auto legal = session.legal(core::seatAt(thinker.seat), thinker.now);
            return [action = legal.empty() ? std::string() : legal.front()] { return action; };
        };
    }

    static QList<int> seatsOf(const QSignalSpy& accepted)
    {
        QList<int> seats;
        for (const QVariantList& one : accepted)
            seats.append(one[1].toInt());
        return seats;
    }

    std::unique_ptr<Host> hostOf(const core::Shelf& shelf, const core::Opening& opening, const QStringList& levels)
    {
        return std::make_unique<Host>(
            m_clock, std::move(shelf.open(opening).value()), Host::Standing{0, 0, people(levels)});
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_thinkers.clear();
    }

    void onlyTheSeatsOfOpponentsAreMoved()
    {
        const auto match = host({u"normal"_s, {}, u"hard"_s});
        const BotPlayers bots(*match, takesCoins(), &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        m_clock.advance(10'000);
        const QList<int> seats = seatsOf(accepted);
        QVERIFY(seats.contains(0) && seats.contains(2) && !seats.contains(1));
        for (const Thinker& thinker : std::as_const(m_thinkers)) {
            QCOMPARE(thinker.mind.level, thinker.seat == 0 ? bots::Level::Normal : bots::Level::Hard);
            QVERIFY(thinker.amongPeople);
        }
    }

    void theyTakeAPersonsTime_data()
    {
        QTest::addColumn<QString>("level");
        for (const char* level : {"easy", "normal", "hard"})
            QTest::newRow(level) << QString::fromLatin1(level);
    }

    void theyTakeAPersonsTime()
    {
        QFETCH(QString, level);
        const auto match = host({level, {}, {}});
        const BotPlayers bots(*match, takesCoins(), &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        for (int move = 1; move <= 3; ++move) {
            const qint64 before = match->now();
            while (accepted.size() < move && match->now() < before + 10'000)
                m_clock.advance(1);
            QCOMPARE_GE(match->now() - before, 1000);
            QCOMPARE_LE(match->now() - before, 4000);
        }
    }

    void aPauseStopsThem()
    {
        const auto match = host({u"hard"_s, {}, {}});
        const BotPlayers bots(*match, takesCoins(), &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        m_clock.advance(60'000);
        QCOMPARE(accepted.size(), 0);
        match->resume();
        m_clock.advance(500);
        match->pause();
        m_clock.advance(60'000);
        QCOMPARE(accepted.size(), 0);
        match->resume();
        m_clock.advance(4000);
        QVERIFY(!accepted.isEmpty());
    }

    void theyWaitUntilEverybodyHasSeenWhatHappened()
    {
        const auto match = host({u"hard"_s, {}, {}});
        const BotPlayers bots(*match, takesCoins(), &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        match->showUntil(9000);
        m_clock.advance(8999);
        QCOMPARE(accepted.size(), 0);
        m_clock.advance(1);
        QCOMPARE(accepted.size(), 1);
        match->showUntil(60'000);
        m_clock.advance(5000);
        QCOMPARE(accepted.size(), 1);
        match->showUntil(match->now()); // somebody has seen enough
        m_clock.advance(1);
        QCOMPARE(accepted.size(), 2);
    }

    void whoIsInAHurryIsPlayedForFasterUntilAPersonPlays()
    {
        const auto match = host({u"easy"_s, {}, {}});
        const BotPlayers bots(*match, takesCoins(), &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        const auto nextMove = [&] {
            const qint64 before = match->now();
            const qsizetype moves = accepted.size();
            while (accepted.size() == moves && match->now() < before + 10'000)
                m_clock.advance(1);
            return match->now() - before;
        };
        match->resume();
        match->hurry();
        QCOMPARE_LE(nextMove(), 1000); // also the one that it was about to do
        QCOMPARE_LE(nextMove(), 1000);
        match->submit(1, u"take coin=4"_s);
        nextMove();
        QCOMPARE_GE(nextMove(), 2000);
    }

    void aSeatIsHandedOverAndTakenBack()
    {
        const auto match = host({{}, {}, {}});
        const BotPlayers bots(*match, takesCoins(), &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        m_clock.advance(10'000);
        QCOMPARE(accepted.size(), 0);
        match->setPeople(people({{}, u"normal"_s, {}}));
        while (accepted.isEmpty())
            m_clock.advance(100);
        QCOMPARE(seatsOf(accepted), QList<int>{1});
        match->setPeople(people({{}, {}, {}}));
        m_clock.advance(60'000);
        QCOMPARE(accepted.size(), 1);
    }

    void whoeverComesBackWhileItThinksIsNotPlayedFor()
    {
        const auto match = host({u"hard"_s, {}, {}});
        BotPlayers::Done done;
        Thought thought;
        const BotPlayers bots(*match, takesCoins(), [&](const Thought& what, const BotPlayers::Done& then) {
            thought = what;
            done = then;
        });
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        m_clock.advance(4000);
        QVERIFY(done);
        match->setPeople(people({{}, {}, {}}));
        done(thought());
        QCOMPARE(accepted.size(), 0);
    }

    void whoHasNothingToDoLooksAgainWhenSomethingHappens()
    {
        const auto match = host({u"hard"_s, {}, {}});
        int looks = 0;
        const BotPlayers bots(
            *match,
            [&](const core::Session&, const Thinker&) {
                ++looks;
                return [] { return std::string(); };
            },
            &BotPlayers::runHere);
        match->resume();
        m_clock.advance(60'000);
        QCOMPARE(looks, 2); // at first, and when time alone has made the bell ready
        match->submit(1, u"take coin=4"_s);
        m_clock.advance(60'000);
        QCOMPARE(looks, 3);
    }

    /// A turn of many small steps: it looks at the table once, and then goes on.
    void theStepsOfATurnFollowSoon()
    {
        const auto shelf = loadShelf(u"tiletum"_s);
        const auto match = hostOf(*shelf, {R"({"seats":2})", 7}, {u"easy"_s, u"easy"_s});
        const BotPlayers bots(*match, botThought, &BotPlayers::runHere);
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        int lastSeat = -1;
        qint64 before = 0;
        int steps = 0;
        while (accepted.size() < 30) {
            const auto moves = accepted.size();
            while (accepted.size() == moves)
                m_clock.advance(1);
            const int seat = accepted.last()[1].toInt();
            const qint64 wait = match->now() - std::exchange(before, match->now());
            const bool goesOn = seat == std::exchange(lastSeat, seat);
            steps += goesOn;
            QVERIFY2(goesOn ? wait <= 1000 : wait >= 1000, QByteArray::number(wait));
        }
        QVERIFY(steps > 10);
    }

    void whatAnOpponentMayNotIsToldToTheLogAndToNoSeat_data()
    {
        QTest::addColumn<QString>("action");
        QTest::newRow("forbidden") << u"take coin=4"_s;
        QTest::newRow("not understood") << u"fly"_s;
    }
    void whatAnOpponentMayNotIsToldToTheLogAndToNoSeat()
    {
        QFETCH(QString, action);
        const auto match = host({u"hard"_s, {}, {}});
        match->resume();
        match->submit(1, u"take coin=4"_s);
        int thoughts = 0;
        const BotPlayers bots(
            *match,
            [&](const core::Session&, const Thinker&) {
                // Twice the same: what was not possible once is thought over, and then it is an error.
                return [&] { return ++thoughts <= 2 ? action.toStdString() : std::string(); };
            },
            &BotPlayers::runHere);
        QSignalSpy refused(match.get(), &Host::refused);
        QSignalSpy misunderstood(match.get(), &Host::misunderstood);
        QSignalSpy told(match.get(), &Host::opponentRefused);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"the opponent at seat 0 may not '%1'.*"_s.arg(action)));
        m_clock.advance(4000);
        QCOMPARE(told.size(), 1);
        QVERIFY(refused.isEmpty() && misunderstood.isEmpty());
    }

    /// Somebody else took the coin while it was thinking: it thinks again, and nobody hears of it.
    void whoFindsTheTableChangedThinksAgain()
    {
        const auto match = host({u"hard"_s, {}, {}});
        Thought thought;
        BotPlayers::Done done;
        int thoughts = 0;
        const BotPlayers bots(*match, takesCoins(), [&](const Thought& what, const BotPlayers::Done& then) {
            thought = what;
            done = then;
            ++thoughts;
        });
        QSignalSpy accepted(match.get(), &Host::accepted);
        match->resume();
        while (!done)
            m_clock.advance(1);
        match->submit(1, u"take coin=0"_s); // the first that the engine offers
        std::exchange(done, nullptr)(thought());
        while (thoughts < 2)
            m_clock.advance(1);
        std::exchange(done, nullptr)(thought());
        QCOMPARE(seatsOf(accepted), (QList<int>{1, 0}));
    }

    void aThoughtOnAnotherThreadIsAnsweredOnThisOne()
    {
        RealClock clock;
        auto session = std::move(m_shelf.open({R"({"seats":2})", 7}).value());
        Host match(clock, std::move(session), Host::Standing{0, 0, people({u"hard"_s, {}})});
        QThread* thinkingOn = nullptr;
        BotPlayers bots(match, [&](const core::Session& table, const Thinker& thinker) {
            return [&thinkingOn, legal = table.legal(core::seatAt(thinker.seat), thinker.now)] {
                thinkingOn = QThread::currentThread();
                return legal.front();
            };
        });
        bots.setPatience(0);
        QSignalSpy accepted(&match, &Host::accepted);
        match.resume();
        QVERIFY(accepted.wait());
        QVERIFY(thinkingOn && thinkingOn != QThread::currentThread());
    }
};

QTEST_GUILESS_MAIN(TestBotPlayers)
#include "tst_bot_players.moc"

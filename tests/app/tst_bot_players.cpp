// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Opponents at a match of coins, by a clock that the test turns.
#include "coins_shelf.h"
#include "house/bot_players.h"

#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

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

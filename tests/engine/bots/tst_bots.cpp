// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bots.h"
#include "coins.h"
#include "core/session_of.h"
#include "pendulum_play.h"

#include <QtTest/QTest>

using namespace sandglass;
using bots::Level;
using bots::Mind;
using core::seatAt;

/// Bots as a host meets them: through a session, in text.
class TestBots : public QObject {
    Q_OBJECT

    const core::ShelfOf<pendulum::Game> m_shelf{test::pendulumCards()};

    std::unique_ptr<core::Session> open(const std::string& options) const
    {
        return std::move(m_shelf.open({options, 7}).value());
    }

private Q_SLOTS:
    void gamesWithoutBotsAreKnownAsSuch()
    {
        for (const char* game : {"pendulum", "viceroy", "tiletum"})
            QVERIFY2(bots::play(game), game);
        QVERIFY(!bots::play("coins"));
        const core::ShelfOf<coins::Game> shelf{coins::CardSet{}};
        const auto session = std::move(shelf.open({R"({"seats": 2})", 7}).value());
        QVERIFY(!session->legal(seatAt(0), 0).empty());
        QVERIFY(!bots::chooseAction(*session, seatAt(0), 0, {}));
    }

    /// As a host does it: everybody is asked in turn, and when all wait, the clock goes on to the wake time.
    void aMatchIsPlayedToItsEnd_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::newRow("timed") << QByteArray(R"({"seats": 3})");
        QTest::newRow("untimed") << QByteArray(R"({"seats": 2, "untimed": [1, 2, 3, 4], "paceFixed": true})");
    }
    void aMatchIsPlayedToItsEnd()
    {
        QFETCH(QByteArray, options);
        const auto session = open(options.toStdString());
        core::Millis now = 0;
        int moves = 0;
        while (!session->isOver()) {
            bool anybody = false;
            for (int seat = 0; seat < session->seats(); ++seat) {
                const Mind mind{seat == 0 ? Level::Easy : Level::Normal, static_cast<std::uint32_t>(seat)};
                const auto action = bots::chooseAction(*session, seatAt(seat), now, mind);
                if (!action)
                    continue;
                anybody = true;
                const auto answer = session->submit(seatAt(seat), now, *action);
                QVERIFY2(answer && !answer->refusal, action->c_str());
                now += 300;
            }
            QVERIFY(++moves < 20'000);
            if (anybody)
                continue;
            const auto wake = session->wakeTime(now);
            QVERIFY2(wake, "everybody waits, and nothing will happen");
            now = *wake;
        }
        QVERIFY(!bots::chooseAction(*session, seatAt(0), now, {}));
    }

    void aSeatThatIsNotThereDoesNothing() { QVERIFY(!bots::chooseAction(*open(R"({"seats": 2})"), seatAt(2), 0, {})); }

    /// Two bots want the same frame: the second is asked again and chooses anew.
    void whoWasRefusedChoosesAnew()
    {
        const auto session = open(R"({"seats": 2})");
        const int first = session->legal(seatAt(0), 0).empty() ? 1 : 0;
        const auto wish = bots::chooseAction(*session, seatAt(first), 0, {});
        QVERIFY(wish);
        QVERIFY(!bots::chooseAction(*session, seatAt(1 - first), 0, {})); // not its turn yet
        QVERIFY(!session->submit(seatAt(first), 0, *wish)->refusal);
        QVERIFY(session->submit(seatAt(first), 0, *wish)->refusal);
        const auto other = bots::chooseAction(*session, seatAt(1 - first), 0, {});
        QVERIFY(other);
        QVERIFY(!session->submit(seatAt(1 - first), 0, *other)->refusal);
    }

    void thoughtsAreShortAndTheirOwn()
    {
        std::array<core::Millis, 3> sum{};
        for (core::Millis now = 0; now < 100'000; now += 1000)
            for (const Level level : {Level::Easy, Level::Normal, Level::Hard}) {
                const core::Millis one = bots::thought({level, 3}, now);
                QVERIFY(one >= 1000 && one <= 4000);
                QCOMPARE(bots::thought({level, 3}, now), one);
                sum[static_cast<std::size_t>(level)] += one;
            }
        QVERIFY(sum[0] > sum[1] && sum[1] > sum[2]);
        QVERIFY(bots::thought({Level::Normal, 3}, 0) != bots::thought({Level::Normal, 4}, 0));
        QVERIFY(bots::breath({Level::Normal, 3}, 0) < bots::thought({Level::Hard, 3}, 0));
    }
};

QTEST_APPLESS_MAIN(TestBots)
#include "tst_bots.moc"

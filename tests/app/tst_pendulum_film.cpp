// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people's acts set under way, and that it lands by the match's clock, at every seat by itself.
#include "pendulum/pendulum_model.h"
#include "pendulum_states.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::PendulumFlight;
using app::Telling;

namespace {

constexpr int gold = 2;
constexpr int votes = 3;
constexpr int power = 4;

Telling told(const QString& word, const QList<std::pair<QString, int>>& values)
{
    QVariantMap things;
    for (const auto& [name, number] : values)
        things.insert(name, QVariant::fromValue(app::Thing{name, number, {}}));
    return app::toTell(u"pendulum.event."_s + word, things);
}

Telling paid(int seat, int stock, int amount)
{
    return told(u"paid"_s, {{u"seat"_s, seat}, {u"stock"_s, stock}, {u"amount"_s, amount}});
}

Telling gained(int seat, int stock, int amount)
{
    return told(u"gained"_s, {{u"seat"_s, seat}, {u"stock"_s, stock}, {u"amount"_s, amount}});
}

Telling acted(int seat, int spot)
{
    return told(u"workerActed"_s, {{u"seat"_s, seat}, {u"worker"_s, 0}, {u"to"_s, spot}});
}

app::PendulumCard card(int number)
{
    app::PendulumCard face;
    face.number = number;
    return face;
}

app::PendulumProvince province(int number)
{
    app::PendulumProvince face;
    face.number = number;
    return face;
}

QList<PendulumFlight> flights(const QList<Telling>& events)
{
    return app::pendulumFlights(events, {card, card, province, [](int) { return QList{card(4), card(5), card(6)}; }});
}

int lastEnd(const QList<PendulumFlight>& all)
{
    return std::ranges::max(all, {}, &PendulumFlight::end).end();
}

/// A match of four that stands still, and whoever tells what happens there.
struct Table {
    app::StillClock clock;
    app::CuePlayer cues;
    app::PendulumModel model;

    Table()
    {
        core::Millis now = 0;
        const pendulum::State state = test::pendulumPlaying(now);
        model.read(test::pendulumCards(), state, now);
        cues.setClock(&clock);
        model.flights()->follow(&cues);
    }

    int air(int seat, int stock) { return model.flights()->air()[seat * pendulum::stockCount + stock]; }
    void wait(qint64 time)
    {
        clock.setTime(clock.now() + time);
        model.flights()->look();
    }
};

} // namespace

class TestPendulumFilm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPriceGoesToTheBoxAndThenItsRewardToTheCounter()
    {
        const auto all = flights({acted(1, 30), paid(1, gold, 2), gained(1, votes, 1), gained(1, power, 1)});
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[0].from, u"mat 1/counter 2"_s);
        QCOMPARE(all[0].to, u"spot 30"_s);
        QCOMPARE(all[1].from, u"spot 30"_s);
        QCOMPARE(all[1].to, u"mat 1/counter 3"_s);
        QCOMPARE(all[2].to, u"mat 1/marker 4"_s);
        QVERIFY(all[1].after >= all[0].end());
        QVERIFY(all[2].after > all[1].after);
    }

    void whateverSomebodyGainsIsThereWithinSevenTenths()
    {
        QList<Telling> events{acted(0, 3), paid(0, gold, 1), paid(0, votes, 1)};
        for (int stock = 0; stock < pendulum::stockCount; ++stock)
            events.append(gained(0, stock, 1));
        QCOMPARE_LE(lastEnd(flights(events)), 700);
    }

    void aPlayedCardGoesToThePileAndWhatItGivesFliesOn()
    {
        const auto all = flights({told(u"stratagemPlayed"_s, {{u"seat"_s, 2}, {u"card"_s, 7}}), gained(2, power, 1)});
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].card.number, 7);
        QCOMPARE(all[0].from, u"mat 2/card 7"_s);
        QCOMPARE(all[0].to, u"mat 2/discard"_s);
        QCOMPARE(all[1].from, u"mat 2/discard"_s);
        QCOMPARE_GE(all[1].after, all[0].end());
    }

    void aCardPlayedAlongLeavesTheRewardInItsBox()
    {
        const auto all =
            flights({acted(2, 12), told(u"stratagemPlayed"_s, {{u"seat"_s, 2}, {u"card"_s, 7}}), gained(2, power, 1)});
        QCOMPARE(all.last().from, u"spot 12"_s);
    }

    void cardsComeBackOneByOne()
    {
        const auto all = flights({told(u"stratagemsRecovered"_s, {{u"seat"_s, 0}, {u"count"_s, 3}})});
        QCOMPARE(all.size(), 3);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(all[i].card.number, 4 + i);
            QCOMPARE(all[i].to, u"mat 0/hand"_s);
            QCOMPARE(all[i].after, 50 * i);
            QCOMPARE(all[i].hides, u"mat 0/card %1"_s.arg(4 + i));
        }
    }

    /// It may still be taken back, and the face would have been seen.
    void aProvinceFromTheDeckShowsItsBack()
    {
        const auto taken = [](int source) {
            return flights({told(u"provinceTaken"_s, {{u"seat"_s, 0}, {u"source"_s, source}, {u"card"_s, 11}})})
                .first();
        };
        QCOMPARE(taken(1).province.number, 11);
        QCOMPARE(taken(pendulum::provinceRow).province.number, -1);
    }

    void ballotsFlyInTheOrderOfPrivilege()
    {
        const auto all = flights({told(u"privilegeSet"_s, {{u"place"_s, 1}, {u"seat"_s, 3}, {u"votes"_s, 4}}),
            told(u"privilegeSet"_s, {{u"place"_s, 2}, {u"seat"_s, 0}, {u"votes"_s, 1}}),
            // The rival of the two-player game has no ballots.
            told(u"privilegeSet"_s, {{u"place"_s, 3}, {u"seat"_s, 5}, {u"votes"_s, 0}})});
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].to, u"entry 3"_s);
        QVERIFY(all[0].after < all[1].after);
        QCOMPARE_LE(lastEnd(all), 1800);
    }

    void whatIsInTheAirIsCountedWhenItLands()
    {
        Table table;
        table.cues.play({acted(1, 30), gained(1, power, 2)});
        QCOMPARE(table.air(1, power), 2);
        QVERIFY(table.model.flights()->isFlying());
        table.wait(100);
        QCOMPARE(table.air(1, power), 2);
        table.wait(600);
        QCOMPARE(table.air(1, power), 0);
        QVERIFY(!table.model.flights()->isFlying());
    }

    void anActLandsWhatTheSameSeatHadUnderWayAndNobodyElses()
    {
        Table table;
        table.cues.play({acted(1, 30), gained(1, power, 2)});
        table.cues.play({acted(2, 31), gained(2, gold, 1)});
        QCOMPARE(table.air(1, power), 2);
        table.cues.play({acted(1, 32), gained(1, votes, 1)});
        QCOMPARE(table.air(1, power), 0);
        QCOMPARE(table.air(1, votes), 1);
        QCOMPARE(table.air(2, gold), 1);
    }

    void aPauseStopsEverythingOnItsWay()
    {
        Table table;
        table.cues.play({acted(1, 30), gained(1, power, 2)});
        for (int i = 0; i < 10; ++i)
            table.wait(0);
        QCOMPARE(table.air(1, power), 2);
    }

    void withReducedMotionNothingFlies()
    {
        Table table;
        table.cues.play({acted(1, 30), gained(1, power, 2)});
        table.cues.setStill(true);
        table.cues.play({acted(2, 31), gained(2, gold, 1)});
        QVERIFY(!table.model.flights()->isFlying());
        QCOMPARE(table.air(2, gold), 0);
    }

    void theEndLandsEverything()
    {
        Table table;
        table.cues.play({acted(1, 30), gained(1, power, 2)});
        core::Millis now = 0;
        pendulum::State state = test::pendulumPlaying(now);
        state.phase = pendulum::Phase::Over;
        table.model.read(test::pendulumCards(), state, now);
        QVERIFY(!table.model.flights()->isFlying());
    }
};

QTEST_GUILESS_MAIN(TestPendulumFilm)
#include "tst_pendulum_film.moc"

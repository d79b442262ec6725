// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/forecast.h"
#include "bots/pendulum/worth.h"
#include "pendulum_play.h"
#include "random_player.h"

#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::pendulum;
using test::pendulumCards;
using test::Play;
using test::running;

namespace {

constexpr const char* four = R"({"seats": 4, "characters": ["implacable", "briber", "champion", "justicar"]})";

double worthOf(std::string_view seat, std::string_view more = "")
{
    const Play play(four, running({seat, "", "", ""}, more));
    return bot::worth(pendulumCards(), play.state(), 0, 0, {});
}

} // namespace

/// What bots think of positions: what hangs together must not turn round when prices are tuned.
class TestPendulumWorth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void moreIsBetter()
    {
        const double little = worthOf(R"("stocks": {"gold": 2})");
        QVERIFY(worthOf(R"("stocks": {"gold": 4})") > little);
        QVERIFY(worthOf(R"("stocks": {"gold": 2, "votes": 2})") > little);
        QVERIFY(worthOf(R"("stocks": {"gold": 2, "power": 1})") > little);
        QVERIFY(worthOf(R"("stocks": {"gold": 2, "legendary": 1})") > worthOf(R"("stocks": {"gold": 2, "power": 2})"));
    }

    void theTrackThatLagsBehindComesFirst()
    {
        QVERIFY(
            worthOf(R"("stocks": {"power": 1, "prestige": 6})") > worthOf(R"("stocks": {"power": 0, "prestige": 7})"));
    }

    void doingIsBetterThanPlanningAndPlanningBetterThanIdling()
    {
        const double idle = worthOf(R"("stocks": {"gold": 2})");
        const double planned = worthOf(R"("stocks": {"gold": 2}, "workers": {"grande1": "black.top.1"})");
        QVERIFY(planned > idle);
        Play play(four, running({R"("stocks": {"gold": 2}, "workers": {"grande1": "green.bottom.2"})", "", "", ""}));
        const double before = bot::worth(pendulumCards(), play.state(), 0, 0, {});
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=nothing");
        QVERIFY(bot::worth(pendulumCards(), play.state(), 0, 0, {}) > before);
    }

    void aFrameThatCannotBePaidIsHardlyBetterThanNone()
    {
        const double paid = worthOf(R"("stocks": {"gold": 2}, "workers": {"grande1": "green.bottom.2"})")
            - worthOf(R"("stocks": {"gold": 2}, "workers": {"grande1": "green.bottom.box2"})");
        const double unpaid = worthOf(R"("stocks": {"gold": 0}, "workers": {"grande1": "green.bottom.2"})")
            - worthOf(R"("stocks": {"gold": 0}, "workers": {"grande1": "green.bottom.box2"})");
        QVERIFY(paid > 1);
        QVERIFY(unpaid < 0.25);
    }

    /// The areas whose timers are said to flip next are those that the timer track flips next.
    void withoutSandTheTimerTrackIsForeseen()
    {
        Play play(R"({"seats": 1, "untimed": [1, 2, 3, 4], "paceFixed": true})");
        while (play.phase() == "opening")
            play.does(0, play.legal(0).substr(0, play.legal(0).find('\n')));
        play.does(0, "begin");
        double moment = 0;
        while (play.phase() == "playing") {
            const bot::Forecast times = bot::forecast(pendulumCards(), play.state(), 0);
            const double soonest = std::ranges::min(times.next);
            const int timers = play.state().timers;
            play.does(0, "done");
            moment += soonest;
            const int turned = timers ^ play.state().timers;
            for (int area = 0; area < areaCount; ++area)
                QCOMPARE(times.next[area] == soonest, (turned >> (area * 2) & 3) != 0);
        }
        QCOMPARE(moment, 360.0);
    }

    void withSandItIsForeseenFromTheGlasses()
    {
        Play play(R"({"seats": 1})");
        while (play.phase() == "opening")
            play.does(0, play.legal(0).substr(0, play.legal(0).find('\n')));
        play.does(0, "begin").waitsSeconds(30);
        const bot::Forecast times = bot::forecast(pendulumCards(), play.state(), play.now());
        QCOMPARE(times.next, (std::array<double, areaCount>{150, 90, 15}));
        QCOMPARE(times.end, 330.0);
        QCOMPARE(times.later, 3 * 360.0);
    }

    void afterTheLastCouncilIsCalledNothingFlips()
    {
        const Play play(four, running({"", "", "", ""}, R"("phase": "councilCalled", "markers": 0, "round": 4)"));
        const bot::Forecast times = bot::forecast(pendulumCards(), play.state(), 0);
        QVERIFY(!times.more);
        QCOMPARE(times.playing(), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestPendulumWorth)
#include "tst_pendulum_worth.moc"

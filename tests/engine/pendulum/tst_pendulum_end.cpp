// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include "pendulum/scoring.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::Play;

namespace {

/// Points of a seat so that its markers stand in these columns; the scroll begins at column 14.
struct Columns {
    int power;
    int prestige;
    int popularity;
    bool legendary;
    int glory = 0;
};

Play ended(const std::vector<Columns>& seats, bool glory = false)
{
    static const std::vector<const char*> nobles{R"("champion")", R"("briber")", R"("implacable")", R"("justicar")"};
    std::string characters;
    for (std::size_t i = 0; i < seats.size(); ++i)
        characters += (i ? ", " : "") + std::string(nobles[i]);
    std::string order = R"("0")";
    for (std::size_t i = 1; i < seats.size(); ++i)
        order += ", \"" + std::to_string(i) + "\"";
    if (seats.size() == 2)
        order += R"(, "neutral")";
    Play play(R"({"seats": )" + std::to_string(seats.size()) + R"(, "characters": [)" + characters + "]}",
        R"({"phase": "over", "round": 4, "order": [)" + order + "]}");
    for (std::size_t i = 0; i < seats.size(); ++i) {
        pendulum::SeatState& seat = play.state().seats[i];
        const auto& start = test::pendulumCards().mats[seat.mat].column;
        seat.held[4] = static_cast<std::int16_t>(seats[i].power - start[0]);
        seat.held[5] = static_cast<std::int16_t>(seats[i].prestige - start[1]);
        seat.held[6] = static_cast<std::int16_t>(seats[i].popularity - start[2]);
        seat.held[7] = seats[i].legendary;
        seat.glory[0] = static_cast<std::uint8_t>(seats[i].glory);
        seat.usesGlory = glory;
    }
    return play;
}

/// "0:mostOnScroll 2:legendary 1:last", the winner with a star.
std::string result(const Play& play)
{
    std::string text;
    for (const core::Standing& standing : pendulum::ranking(test::pendulumCards(), play.state()))
        text += (text.empty() ? "" : " ") + std::to_string(core::index(standing.seat)) + (standing.winner ? "*" : "")
            + ":" + std::string(standing.reason);
    return text;
}

} // namespace

/// "Konec hry": who wins, and why.
class TestPendulumEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoHasAllMarkersOnTheScrollWins()
    {
        QCOMPARE(result(ended({{13, 21, 21, true}, {14, 14, 14, true}})), "1*:allOnScroll 0:last");
    }
    // The example with five points on the scroll: two, one, one, and the legendary one.
    void pointsOnTheScrollAreCountedFromItsFirstSpace()
    {
        Play play = ended({{15, 14, 14, true}, {10, 10, 10, false}});
        const pendulum::Score score = pendulum::score(test::pendulumCards(), play.state(), 0);
        QCOMPARE(score.points, 5);
        QVERIFY(score.complete);
        const auto sheet = pendulum::scoreSheet(test::pendulumCards(), play.state(), core::seatAt(0));
        QCOMPARE(sheet[0].points, 2);
        QCOMPARE(sumOf(sheet), 5);
    }
    void mostPointsOnTheScrollDecidesAmongThem()
    {
        QCOMPARE(result(ended({{14, 14, 15, true}, {14, 16, 14, true}})), "1*:mostOnScroll 0:last");
    }
    void privilegeDecidesATieOnTheScroll()
    {
        QCOMPARE(result(ended({{14, 15, 14, true}, {15, 14, 14, true}})), "0*:privilege 1:last");
    }
    // The worked example: B has no legendary point, C's worst track is farther from the scroll than A's.
    void otherwiseTheWorstTracksOfLegendaryHoldersAreCompared()
    {
        QCOMPARE(result(ended({{14, 16, 11, true}, {20, 20, 20, false}, {18, 9, 19, true}})),
            "0*:worstTrack 2:legendary 1:last");
    }
    void thenTheNextWorstTrack()
    {
        QCOMPARE(result(ended({{9, 12, 13, true}, {9, 13, 12, true}})), "0*:privilege 1:last");
        QCOMPARE(result(ended({{9, 10, 13, true}, {9, 11, 12, true}})), "1*:worstTrack 0:last");
    }
    void withoutTheLegendaryPointNobodyWins()
    {
        QCOMPARE(result(ended({{10, 10, 10, false}, {21, 21, 21, false}})), "1:noLegendary 0:last");
    }
    void gloryBreaksATieBeforePrivilege()
    {
        QCOMPARE(result(ended({{14, 15, 14, true, 1}, {15, 14, 14, true, 2}}, true)), "1*:glory 0:last");
        QCOMPARE(result(ended({{14, 15, 14, true, 2}, {15, 14, 14, true, 2}}, true)), "0*:privilege 1:last");
    }
    void withGloryTheOtherTieBreaksAreSkipped()
    {
        QCOMPARE(result(ended({{9, 10, 13, true, 1}, {9, 11, 12, true, 0}}, true)), "0*:glory 1:last");
    }
    void aloneOneWinsOrNobodyDoes()
    {
        QCOMPARE(result(ended({{14, 14, 14, true}})), "0*:allOnScroll");
        QCOMPARE(result(ended({{10, 14, 14, true}})), "0*:legendary");
        QCOMPARE(result(ended({{14, 14, 14, false}})), "0:noLegendary");
    }

    void theGameEndsWithTheFourthCouncilAndItsFinalCards()
    {
        Play play(R"({"seats": 3, "characters": ["champion", "briber", "implacable"]})",
            R"({"phase": "councilCalled", "round": 4, "order": ["0", "1", "2"],)"
            R"("seats": [{"stocks": {"military": 5, "legendary": 1}}, {"stocks": {"gold": 10}}, {}],)"
            R"("offer": ["final1", "final2", "final3", "final4", "final5"]})");
        play.does(2, "done").does(1, "done").does(0, "done");
        play.does(2, "advance track=power").does(2, "advance track=power");
        QCOMPARE(play.tries(2, "choose choice=second"), "cannotPay stock=gold needed=5 held=4");
        QCOMPARE(play.tries(2, "choose choice=fifth"), "cannotPayAny needed=10 held=6");
        play.does(2, "choose choice=first");
        play.does(1, "advance track=power").does(1, "choose choice=fifth");
        for (int i = 0; i < 10; ++i)
            play.does(1, "pay resource=gold");
        QCOMPARE(play.has(1, "legendary"), 1);
        QCOMPARE(play.tries(0, "choose choice=fifth"), "rewardGone choice=fifth");
        play.does(0, "choose choice=third");
        QCOMPARE(play.has(0, "power"), 3);
        QCOMPARE(play.phase(), "over");
        QVERIFY(play.told("gameEnded"));
        QCOMPARE(play.tries(0, "refill"), "gameIsOver");
        QCOMPARE(play.legal(0), "");
    }
    void whoHasTheLegendaryPointCannotChooseTheCardForIt()
    {
        Play play(R"({"seats": 3, "characters": ["champion", "briber", "implacable"]})",
            R"({"phase": "rewards", "round": 4, "turn": 0, "order": ["0", "1", "2"],)"
            R"("seats": [{"stocks": {"gold": 10, "legendary": 1}, "owed": {"decisions": ["reward"]}}],)"
            R"("offer": ["final5"]})");
        QCOMPARE(play.tries(0, "choose choice=first"), "legendaryOwned");
    }
};

QTEST_APPLESS_MAIN(TestPendulumEnd)
#include "tst_pendulum_end.moc"

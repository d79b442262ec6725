// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include <QtTest/QTest>

#include <array>
#include <set>

using namespace sandglass;
using test::Play;
using test::running;

namespace {

constexpr const char* three = R"({"seats": 3, "characters": ["champion", "briber", "implacable"]})";

} // namespace

/// Set-up, opening, timers, untimed rounds, achievements. The council has its own file.
class TestPendulumRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSetUpIsAsInTheRulebook_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 1; seats <= 5; ++seats)
            QTest::addRow("%d", seats) << seats;
    }
    void theSetUpIsAsInTheRulebook()
    {
        QFETCH(int, seats);
        Play play(R"({"seats": )" + std::to_string(seats) + "}");
        const pendulum::State& state = play.state();
        QCOMPARE(play.phase(), "opening");
        QCOMPARE(state.provinceDeck.size(), 56 - 4);
        QCOMPARE(state.councilDeck.size(), 15);
        for (int i = 0; i < 5; ++i)
            QVERIFY(state.councilDeck[i] >= pendulum::normalRewards); // final cards at the bottom
        for (int i = 5; i < 15; ++i)
            QVERIFY(state.councilDeck[i] < pendulum::normalRewards);
        QCOMPARE(state.achievementDeck.size(), 9);
        QCOMPARE(bool(state.legendaryHere), seats != 2 && seats != 3); // not in round one with two or three
        QCOMPARE(int{state.markers}, 3);
        QCOMPARE(int{state.timers}, 0b010101); // all at the top
        QCOMPARE(int{state.orderCount}, seats == 2 ? 3 : seats);
        QCOMPARE(std::popcount(state.occupied), seats == 2 ? 4 : 0);
        if (seats == 2)
            QCOMPARE(int{state.order[2]}, int{pendulum::neutralSeat});
        QCOMPARE(test::pendulumCards().board(seats).id, seats <= 3 ? "few" : "many");
        for (int seat = 0; seat < seats; ++seat) {
            QCOMPARE(play.spotOf(seat, "grande1"), "mat");
            QCOMPARE(play.spotOf(seat, "regular1"), "mat");
            QCOMPARE(play.spotOf(seat, "regular2"), "aside");
            QCOMPARE(play.spotOf(seat, "grande2"), "council");
            QCOMPARE(std::popcount(state.seats[seat].hand), 4);
        }
    }
    void thePrivilegeOrderIsDrawn()
    {
        std::set<std::array<std::uint8_t, 6>> orders;
        for (core::Seed seed = 1; seed <= 60; ++seed)
            orders.insert(Play(three, "{}", seed).state().order);
        QCOMPARE(orders.size(), 6u); // every order of three
    }
    void charactersAreChosenOrDrawnAndNeverShareAMat()
    {
        for (core::Seed seed = 1; seed < 40; ++seed) {
            Play play(
                R"({"seats": 5, "characters": ["tyrant", "randomAdvanced", "randomBasic", "random"]})", "{}", seed);
            const auto& mats = test::pendulumCards().mats;
            QCOMPARE(mats[play.state().seats[0].mat].id, "tyrant");
            QVERIFY(mats[play.state().seats[1].mat].advanced);
            QVERIFY(!mats[play.state().seats[2].mat].advanced);
            std::set<std::string> nobles;
            for (int seat = 0; seat < 5; ++seat)
                nobles.insert(mats[play.state().seats[seat].mat].noble);
            QCOMPARE(nobles.size(), 5u);
        }
        const pendulum::Options twice{.seats = 2, .characters = {0, 1}};
        QVERIFY(!pendulum::setup(test::pendulumCards(), twice, 1)); // both sides of one mat
        QVERIFY(!pendulum::setup(test::pendulumCards(), {.seats = 6}, 1));
    }

    void theOpeningGoesInPrivilegeOrderGrandesFirst()
    {
        Play play(three, R"({"order": ["2", "0", "1"]})");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=black.bottom.1"), "notYourTurn seat=2");
        QCOMPARE(play.legal(0), "");
        play.does(2, "place worker=grande1 spot=purple.bottom.1");
        play.does(0, "place worker=grande1 spot=purple.bottom.1"); // grandes are not blocked
        play.does(1, "place worker=grande1 spot=green.bottom.2");
        QCOMPARE(play.tries(2, "place worker=regular1 spot=purple.bottom.1"), "frameTaken spot=purple.bottom.1");
        QCOMPARE(play.tries(2, "place worker=regular1 spot=mat"), "bottomRowOnly");
        play.does(2, "place worker=regular1 spot=green.bottom.1").does(0, "place worker=regular1 spot=black.bottom.1");
        play.does(1, "place worker=regular1 spot=black.bottom.1");
        QCOMPARE(play.phase(), "ready");
        QCOMPARE(play.tries(0, "play card=champion1"), "roundNotBegun");
        play.does(1, "begin");
        QCOMPARE(play.phase(), "playing");
        QCOMPARE(int{play.state().timers}, 0b101010); // all three in the bottom rows
        QCOMPARE(int{play.state().markers}, 2); // the opening flip pushes one off already
        play.does(2, "act worker=regular1 box=green.bottom.box1 with=nothing");
    }

    void aTimerFlipsOnlyWhenItsSandHasRunOut()
    {
        Play play(three, R"({"phase": "ready"})");
        play.does(0, "begin");
        play.waits(44'999);
        QCOMPARE(play.tries(1, "flip timer=black"), "sandRuns timer=black seconds=1");
        play.waits(1).does(1, "flip timer=black");
        QVERIFY(play.told("timerFlipped timer=black row=black.top"));
        QCOMPARE(pendulum::wakeTime(test::pendulumCards(), play.state(), play.now()), core::Millis{90'000});
    }

    // Question: is the council called when the purple sand runs out? No: when the last marker is pushed off.
    void theLastMarkerCallsTheCouncilNotTheSand()
    {
        Play play(three, R"({"phase": "ready"})");
        play.does(0, "begin").waitsSeconds(180).does(0, "flip timer=purple").waitsSeconds(180);
        QCOMPARE(play.phase(), "playing");
        play.does(2, "flip timer=purple");
        QVERIFY(play.told("councilCalled round=1"));
        QCOMPARE(play.phase(), "councilCalled");
        QCOMPARE(play.tries(2, "flip timer=black"), "councilCalled");
        play.does(0, "place worker=grande1 spot=black.top.1"); // everything else goes on
        play.does(0, "play card=champion1");
    }

    void anUntimedRoundGoesThroughElevenSteps()
    {
        Play play(R"({"seats": 3, "untimed": [1]})", R"({"phase": "ready"})");
        play.does(0, "begin");
        QCOMPARE(play.tries(0, "flip timer=black"), "timerTrackFlips");
        const std::array<int, 11> rows{0b101010, 0b011010, 0b101010, 0b100110, 0b010110, 0b100101, 0b010101, 0b011001,
            0b101001, 0b011001, 0b100110}; // where the timers stand after each step
        for (int step = 1; step <= 11; ++step) {
            QCOMPARE(int{play.state().step}, step);
            QCOMPARE(int{play.state().timers}, rows[static_cast<std::size_t>(step - 1)]);
            QCOMPARE(play.phase(), step < 11 ? "playing" : "councilCalled");
            play.does(2, "done").does(1, "done").does(0, "done");
        }
        QCOMPARE(play.phase(), "rewards");
    }
    void thePaceOfTheNextRoundIsChosenAfterEachCouncil()
    {
        Play play(three, R"({"phase": "reposition", "round": 2, "order": ["1", "0", "2"]})");
        QCOMPARE(play.tries(0, "pace mode=untimed"), "paceNotYours seat=1");
        play.does(2, "done").does(1, "pace mode=untimed");
        play.does(2, "done").does(0, "done").does(1, "done").does(0, "begin"); // everybody agrees anew
        QCOMPARE(int{play.state().step}, 1);
        play.does(0, "done");
    }

    // "Dosažení úspěchu", in a round with the token.
    void anAchievementGivesTheTokenOrTheRewardOnceARound()
    {
        const char* rich = R"("stocks": {"military": 8, "votes": 3, "gold": 0})";
        Play play(three, running({rich, rich, rich}, R"("achievement": "crushRebellion", "legendaryHere": true)"));
        play.does(0, "achieve take=legendary twice=no");
        QCOMPARE(play.has(0, "legendary"), 1);
        QCOMPARE(play.has(0, "gold"), 0); // never both
        QCOMPARE(play.has(0, "military"), 8); // nothing is spent
        QCOMPARE(play.tries(0, "achieve take=reward twice=no"), "achievementUsed");
        QCOMPARE(play.tries(1, "achieve take=legendary twice=no"), "legendaryGone");
        play.does(1, "achieve take=reward twice=no");
        QCOMPARE(play.has(1, "gold"), 5);
    }
};

QTEST_APPLESS_MAIN(TestPendulumRounds)
#include "tst_pendulum_rounds.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match.h"
#include "pendulum_play.h"

#include <QTest>

#include <set>

using namespace sandglass;
using tests::Play;
using tests::running;

namespace {

constexpr const char* three = R"({"seats": 3, "characters": ["champion", "briber", "implacable"]})";

Play calledCouncil(std::string_view more = "")
{
    return Play(three,
        running({"", "", ""},
            R"("phase": "councilCalled", "markers": 0, "order": ["0", "1", "2"])"
                + (more.empty() ? std::string() : ", " + std::string(more))));
}

std::string orderOf(const Play& play)
{
    std::string text;
    for (int place = 0; place < play.state().orderCount; ++place)
        text += play.state().order[place] == pendulum::neutralSeat ? "n" : std::to_string(play.state().order[place]);
    return text;
}

} // namespace

/// Set-up, opening, timers, the council's six steps, untimed rounds, privilege.
class TestPendulumRounds : public QObject {
    Q_OBJECT

private slots:
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
        QCOMPARE(tests::pendulumCards().board(seats).id, seats <= 3 ? "few" : "many");
        for (int seat = 0; seat < seats; ++seat) {
            QCOMPARE(play.spotOf(seat, "grande1"), "mat");
            QCOMPARE(play.spotOf(seat, "regular1"), "mat");
            QCOMPARE(play.spotOf(seat, "regular2"), "aside");
            QCOMPARE(play.spotOf(seat, "grande2"), "council");
            QCOMPARE(std::popcount(state.seats[seat].hand), 4);
        }
    }
    void charactersAreChosenOrDrawnAndNeverShareAMat()
    {
        for (core::Seed seed = 1; seed < 40; ++seed) {
            Play play(
                R"({"seats": 5, "characters": ["tyrant", "randomAdvanced", "randomBasic", "random"]})", "{}", seed);
            const auto& mats = tests::pendulumCards().mats;
            QCOMPARE(mats[play.state().seats[0].mat].id, "tyrant");
            QVERIFY(mats[play.state().seats[1].mat].advanced);
            QVERIFY(!mats[play.state().seats[2].mat].advanced);
            std::set<std::string> nobles;
            for (int seat = 0; seat < 5; ++seat)
                nobles.insert(mats[play.state().seats[seat].mat].noble);
            QCOMPARE(nobles.size(), 5u);
        }
        const pendulum::Options twice{.seats = 2, .characters = {0, 1}};
        QVERIFY(!pendulum::setup(tests::pendulumCards(), twice, 1)); // both sides of one mat
        QVERIFY(!pendulum::setup(tests::pendulumCards(), {.seats = 6}, 1));
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
        QCOMPARE(pendulum::wakeTime(tests::pendulumCards(), play.state(), play.now()), core::Millis{90'000});
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

    void theCouncilBeginsWhenAllAreDone()
    {
        Play play = calledCouncil();
        play.does(2, "done").does(1, "done");
        QCOMPARE(play.tries(1, "play card=briber1"), "alreadyDone");
        play.does(0, "done");
        QCOMPARE(play.phase(), "rewards");
    }
    // Question: everybody waits for the others? The higher in privilege acts last.
    void theHigherActsLastWhenEverybodyWaits()
    {
        Play play = calledCouncil();
        play.does(0, "done").does(1, "place worker=grande1 spot=black.top.1").does(1, "done");
        QCOMPARE(play.tries(1, "resume"), "nobodyOvertook");
        play.does(2, "place worker=grande1 spot=black.top.1").does(2, "done");
        QVERIFY(play.told("lastWord seat=0") && play.told("lastWord seat=1"));
        QCOMPARE(play.phase(), "councilCalled");
        play.does(0, "place worker=regular1 spot=black.top.2").does(0, "done");
        QCOMPARE(play.tries(2, "place worker=regular1 spot=black.top.2"), "alreadyDone"); // the lower is bound
        QCOMPARE(play.tries(2, "resume"), "nobodyOvertook");
        play.does(1, "place worker=regular1 spot=black.top.2").does(1, "done");
        play.does(0, "done"); // asked once more, because a lower seat acted after it
        QCOMPARE(play.phase(), "rewards");
    }
    void aDoneIsTakenBackOnlyAgainstSeatsBelow()
    {
        Play play = calledCouncil();
        play.does(1, "done").does(0, "place worker=grande1 spot=black.top.1");
        QCOMPARE(play.tries(1, "resume"), "nobodyOvertook"); // the higher acted, not a lower
        play.does(2, "place worker=grande1 spot=black.top.1").does(1, "resume");
        play.does(1, "place worker=grande1 spot=black.top.1");
    }

    void votesDecidePrivilegeAndTiesAreTurnedRound_data()
    {
        QTest::addColumn<QString>("votes");
        QTest::addColumn<QString>("order");
        QTest::newRow("most votes first") << "1 5 3" << "120";
        QTest::newRow("all tied: the order is reversed") << "2 2 2" << "210";
        QTest::newRow("two tied behind one") << "1 1 4" << "210";
        QTest::newRow("two tied before one") << "3 0 3" << "201";
    }
    void votesDecidePrivilegeAndTiesAreTurnedRound()
    {
        QFETCH(QString, votes);
        QFETCH(QString, order);
        Play play = calledCouncil();
        for (int seat = 0; seat < 3; ++seat)
            play.state().seats[seat].held[3] = static_cast<std::int16_t>(votes.split(' ')[seat].toInt());
        for (int seat = 2; seat >= 0; --seat)
            play.does(seat, "done");
        QCOMPARE(orderOf(play), order.toStdString());
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(play.has(seat, "votes"), 0);
    }
    void theNeutralRivalCompetesWithThreeVotesAndTakesNothing()
    {
        Play play(R"({"seats": 2, "characters": ["champion", "briber"]})",
            running({R"("stocks": {"votes": 3})", R"("stocks": {"votes": 2})"},
                R"("phase": "councilCalled", "order": ["0", "1", "neutral"])"));
        play.does(1, "done").does(0, "done");
        QCOMPARE(orderOf(play), "n01"); // tied with seat 0, it stood lower
        QCOMPARE(play.asked(0), "point"); // second place: one point; the rival's two are lost
        QCOMPARE(int{play.state().seats[0].pointsOwed}, 1);
        play.does(0, "advance track=power").does(0, "choose choice=point").does(0, "advance track=power");
        QCOMPARE(play.asked(1), "reward"); // third place: no free point
    }

    void rewardsAreTakenInOrderAndNotReplaced()
    {
        Play play = calledCouncil(R"("offer": ["reward8", "reward9", "reward10", "reward11", "reward4"])");
        play.does(2, "done").does(1, "done").does(0, "done"); // all without votes: 2, 1, 0
        QCOMPARE(play.tries(1, "choose choice=first"), "nothingToDecide");
        play.does(2, "advance track=power").does(2, "advance track=prestige"); // two points, not on the same track
        play.does(2, "choose choice=first");
        QCOMPARE(play.has(2, "military"), 1 + 5);
        play.does(1, "advance track=popularity");
        QCOMPARE(play.tries(1, "choose choice=first"), "rewardGone choice=first");
        play.does(1, "choose choice=fourth");
        QVERIFY(play.inHand(1, "reward11"));
        QCOMPARE(play.tries(1, "play card=reward11"), "councilPhase");
        play.does(0, "choose choice=point").does(0, "advance track=power"); // third of three: no free point
        QCOMPARE(play.phase(), "reposition");
        QCOMPARE(int{play.state().round}, 2);
        play.does(0, "done")
            .does(1, "done")
            .does(2, "done")
            .waitsSeconds(1)
            .does(1, "begin")
            .does(1, "play card=reward11");
    }
    void thePointIsAlwaysThereAndTheGrandeOnceACouncil()
    {
        Play play = calledCouncil();
        play.does(2, "done").does(1, "done").does(0, "done");
        play.does(2, "advance track=power").does(2, "advance track=power").does(2, "choose choice=grande");
        play.does(2, "promote worker=regular1").does(1, "advance track=power");
        QCOMPARE(play.tries(1, "choose choice=grande"), "grandeTurned");
        play.does(1, "choose choice=point").does(1, "advance track=power");
        play.does(0, "choose choice=point").does(0, "advance track=power");
        QVERIFY(play.state().grandeUp); // turned back for the next council
    }
    void freePointsByPlace_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QList<int>>("points");
        QTest::newRow("alone") << 1 << QList<int>{2};
        QTest::newRow("three") << 3 << QList<int>{2, 1, 0};
        QTest::newRow("four") << 4 << QList<int>{2, 1, 1, 0};
        QTest::newRow("five") << 5 << QList<int>{2, 1, 1, 0, 0};
    }
    void freePointsByPlace()
    {
        QFETCH(int, seats);
        QFETCH(QList<int>, points);
        for (int place = 0; place < seats; ++place)
            QCOMPARE(int{tests::pendulumCards().board(seats).points[place]}, points[place]);
    }

    void tooManyProvincesLeaveTheGameAfterTheRewards()
    {
        Play full(three,
            running({R"("provinces": {"red": ["kasalat", "jillay", "herkashor"]})",
                        R"("provinces": {"blue": ["riss", "cham", "ember"]})", ""},
                R"("phase": "councilCalled", "order": ["0", "1", "2"],)"
                R"("offer": ["reward4", "reward8", "reward9", "reward10", "reward6"])"));
        full.does(2, "done").does(1, "done").does(0, "done");
        full.does(2, "advance track=power").does(2, "advance track=power").does(2, "choose choice=second");
        full.does(1, "advance track=power").does(1, "choose choice=first"); // three a slot, from this council on
        full.does(0, "choose choice=third");
        QCOMPARE(full.phase(), "limit");
        QCOMPARE(full.asked(0), "discard");
        QCOMPARE(full.asked(1), "");
        full.does(0, "discard card=jillay");
        QCOMPARE(full.provincesUnder(0, "red"), 2);
        QCOMPARE(full.provincesUnder(1, "blue"), 3);
        QCOMPARE(full.phase(), "reposition");
    }

    void theNextRoundIsPrepared()
    {
        Play play = calledCouncil(R"("row": ["riss", "none", "cham", "none"], "achievement": "tradePact")");
        play.state().seats[0].achieved = 1;
        play.does(2, "done").does(1, "done").does(0, "done");
        play.does(2, "advance track=power").does(2, "advance track=power").does(2, "choose choice=point");
        play.does(2, "advance track=power").does(1, "advance track=power").does(1, "choose choice=point");
        play.does(0, "refill"); // provinces may be refilled in the council phase, too
        play.does(1, "advance track=power").does(0, "choose choice=point").does(0, "advance track=power");
        const pendulum::State& state = play.state();
        QCOMPARE(int{state.round}, 2);
        QVERIFY(state.legendaryHere); // whether it was taken or not, and in a game of three from now on
        QCOMPARE(int{state.seats[0].achieved}, 0);
        QCOMPARE(int{state.markers}, 3);
        QCOMPARE(state.councilDeck.size(), 10);
        QVERIFY(state.achievement != tests::pendulumCards().number("achievement", "tradePact"));
        QCOMPARE(int{state.timers}, 0b101010); // timers stay where they are
    }

    // Questions: are workers and timers taken back? No. How does the next round start? All three flip.
    void betweenRoundsWorkersMoveOnlyWhereNoTimerStandsAndNothingElseHappens()
    {
        Play play(three,
            running({R"("workers": {"grande1": "purple.bottom.1", "regular1": "green.top.1"})", "", ""},
                R"("phase": "reposition", "round": 2, "markers": 3, "order": ["0", "1", "2"])"));
        QCOMPARE(play.tries(0, "act worker=grande1 box=purple.bottom.box1 with=nothing"), "councilPhase");
        QCOMPARE(play.tries(0, "play card=champion1"), "councilPhase");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=mat"), "rowHasTimer row=purple.bottom");
        play.does(0, "place worker=regular1 spot=black.top.1");
        play.does(0, "done").does(1, "done").does(2, "done");
        QCOMPARE(play.phase(), "ready");
        play.does(2, "begin");
        QCOMPARE(int{play.state().timers}, 0b010101);
        QCOMPARE(int{play.state().markers}, 2);
    }
    void runningSandIsWaitedForBeforeTheNextRound()
    {
        Play play(three, R"({"phase": "ready", "round": 2, "timers": {"purple": {"row": "bottom", "flippedAt": 0}}})");
        play.waitsSeconds(100);
        QCOMPARE(play.tries(0, "begin"), "sandRuns timer=purple seconds=80");
        QCOMPARE(pendulum::wakeTime(tests::pendulumCards(), play.state(), play.now()), core::Millis{180'000});
        play.waitsSeconds(80).does(0, "begin");
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

    // Each conflict that the rulebook lists: within the grace, the higher privilege has its way.
    void conflictsWithinASecondGoToTheHigherPrivilege_data()
    {
        QTest::addColumn<QString>("lower");
        QTest::addColumn<QString>("higher");
        QTest::newRow("the same province") << "take source=first" << "take source=first";
        QTest::newRow("the legendary token") << "achieve take=legendary twice=no" << "achieve take=legendary twice=no";
        QTest::newRow("a regular into one frame")
            << "place worker=regular1 spot=green.top.1" << "place worker=regular1 spot=green.top.1";
        QTest::newRow("a worker against a flip") << "flip timer=green" << "place worker=regular1 spot=green.top.1";
    }
    void conflictsWithinASecondGoToTheHigherPrivilege()
    {
        QFETCH(QString, lower);
        QFETCH(QString, higher);
        const bool province = lower.startsWith("take");
        const std::string seat = std::string(R"("stocks": {"military": 8, "votes": 3})")
            + (province ? R"(, "owed": {"decisions": ["province"], "provinces": 1})" : "");
        Play play(three,
            running({seat, seat, ""},
                R"("achievement": "crushRebellion", "legendaryHere": true, "order": ["0", "1", "2"])"));
        const pendulum::CardSet& cards = tests::pendulumCards();
        const auto action = [&](const QString& text) {
            return *core::parse<pendulum::Verb>(pendulum::verbs, text.toStdString(), cards);
        };
        core::Match<pendulum::Game> match(cards, play.state());
        match.submit({core::seatAt(1), 5000, action(lower)});
        const auto outcome = match.submit({core::seatAt(0), 5900, action(higher)});
        using Done = core::Match<pendulum::Game>::Done;
        QVERIFY(std::holds_alternative<Done>(outcome));
        QVERIFY(std::get<Done>(outcome).rewound);
        core::Match<pendulum::Game> late(cards, play.state());
        late.submit({core::seatAt(1), 5000, action(lower)});
        QVERIFY(!std::holds_alternative<Done>(late.submit({core::seatAt(0), 6100, action(higher)})));
    }
};

QTEST_APPLESS_MAIN(TestPendulumRounds)
#include "tst_pendulum_rounds.moc"

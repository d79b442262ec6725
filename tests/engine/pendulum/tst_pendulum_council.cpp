// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match.h"
#include "pendulum_play.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::Play;
using test::running;

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

/// The called council, the council phase's six steps, and whom privilege favours.
class TestPendulumCouncil : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(play.tries(1, "choose choice=first"), "nothingToDecide decision=reward");
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
            QCOMPARE(int{test::pendulumCards().board(seats).points[place]}, points[place]);
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
        QVERIFY(state.achievement != test::pendulumCards().number("achievement", "tradePact"));
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
        QCOMPARE(pendulum::wakeTime(test::pendulumCards(), play.state(), play.now()), core::Millis{180'000});
        play.waitsSeconds(80).does(0, "begin");
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
        const pendulum::CardSet& cards = test::pendulumCards();
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

QTEST_APPLESS_MAIN(TestPendulumCouncil)
#include "tst_pendulum_council.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::Play;
using test::running;

namespace {

constexpr const char* four = R"({"seats": 4, "characters": ["champion", "briber", "implacable", "justicar"]})";
constexpr const char* two = R"({"seats": 2, "characters": ["champion", "briber"]})";

/// Four seats, timers in the bottom rows; the first seats' contents as given.
Play atFour(std::string_view first, std::string_view second = "")
{
    return Play(four, running({first, second, "", ""}));
}

} // namespace

/// Placing, acting and taking home: "Přesun služebníků", "Provádění akcí služebníků", and the questions about them.
class TestPendulumWorkers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The worked example: wait in the frame, the timer comes, act for 2 gold and 2 popularity, leave when it has gone.
    void aPlannedActionIsCarriedOutWhenTheTimerComes()
    {
        Play play(four, running({"", "", "", ""}));
        play.does(0, "place worker=regular1 spot=green.top.2");
        QCOMPARE(play.tries(0, "act worker=regular1 box=green.top.box2 with=nothing"), "noTimerInRow row=green.top");
        play.does(0, "flip timer=green").does(0, "act worker=regular1 box=green.top.box2 with=nothing");
        QCOMPARE(play.has(0, "gold"), 4 - 2);
        QCOMPARE(play.has(0, "popularity"), 2);
        QCOMPARE(play.spotOf(0, "regular1"), "green.top.box2");
        QCOMPARE(play.tries(0, "place worker=regular1 spot=black.top.1"), "rowHasTimer row=green.top");
        QCOMPARE(play.tries(0, "flip timer=green"), "sandRuns timer=green seconds=120");
        play.waitsSeconds(120).does(0, "flip timer=green").does(0, "place worker=regular1 spot=black.top.1");
    }

    void aRowWithATimerIsNeitherEnteredNorLeft()
    {
        Play play = atFour(R"("workers": {"grande1": "purple.bottom.1"})");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=mat"), "rowHasTimer row=purple.bottom");
        QCOMPARE(play.tries(0, "place worker=regular1 spot=purple.bottom.2"), "rowHasTimer row=purple.bottom");
        play.does(0, "place worker=regular1 spot=purple.top.2").does(0, "place worker=regular1 spot=mat");
    }

    // What counts is where the timer stands, not whether sand runs: here it has run out.
    void runOutSandDoesNotOpenARow()
    {
        Play play = atFour("");
        play.does(0, "flip timer=green").waitsSeconds(121);
        QCOMPARE(play.tries(0, "place worker=grande1 spot=green.top.1"), "rowHasTimer row=green.top");
    }

    void aRegularWorkerIsBlockedByAnyWorkerInGreenAndPurple_data()
    {
        QTest::addColumn<QByteArray>("blocker");
        QTest::newRow("own regular") << QByteArray(R"("workers": {"regular2": "%1"})");
        QTest::newRow("own grande") << QByteArray(R"("workers": {"grande1": "%1"})");
        QTest::newRow("foreign regular") << QByteArray(R"(|"workers": {"regular1": "%1"})");
        QTest::newRow("foreign grande") << QByteArray(R"(|"workers": {"grande1": "%1"})");
    }
    void aRegularWorkerIsBlockedByAnyWorkerInGreenAndPurple()
    {
        QFETCH(QByteArray, blocker);
        for (const char* frame : {"purple.top.1", "green.top.3"}) {
            QByteArray text = blocker;
            text.replace("%1", frame);
            const bool foreign = text.startsWith('|');
            const std::string seat = (foreign ? text.mid(1) : text).toStdString();
            Play play = foreign ? atFour("", seat) : atFour(seat);
            const std::string to = std::string("place worker=regular1 spot=") + frame;
            QCOMPARE(play.tries(0, to), std::string("frameTaken spot=") + frame);
            play.does(2, std::string("place worker=grande1 spot=") + frame); // a grande never is
        }
    }

    void nobodyIsBlockedInBlack()
    {
        Play play = atFour(R"("workers": {"grande1": "black.top.1"})", R"("workers": {"regular1": "black.top.1"})");
        play.does(0, "place worker=regular1 spot=black.top.1").does(2, "place worker=regular1 spot=black.top.1");
    }

    // Question: may a grande be placed in the black area? Yes.
    void aGrandeWorkerMayGoToTheBlackArea() { atFour("").does(0, "place worker=grande1 spot=black.top.4"); }

    // Question: back from the reward box into the frame of the same space? Not while the timer is there; then yes.
    void aWorkerReturnsFromBoxToFrameOnlyWhenTheTimerHasGone()
    {
        Play play = atFour(R"("workers": {"grande1": "green.bottom.box2"})");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=green.bottom.2"), "rowHasTimer row=green.bottom");
        play.does(0, "flip timer=green").does(0, "place worker=grande1 spot=green.bottom.2");
    }

    // Question: slipping from one row to the other while the timer is in the air? Never: a flip is one moment.
    void noMomentOfAFlipOpensBothRows()
    {
        Play play = atFour(R"("workers": {"grande1": "green.bottom.1"})");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=green.top.1"), "rowHasTimer row=green.bottom");
        play.does(1, "flip timer=green");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=green.top.1"), "rowHasTimer row=green.top");
    }

    // Question: a regular beside a grande alone in green or purple? No. In black: yes.
    void aRegularDoesNotJoinAGrandeExceptInBlack()
    {
        Play play = atFour("", R"("workers": {"grande1": "green.top.1"})");
        QCOMPARE(play.tries(0, "place worker=regular1 spot=green.top.1"), "frameTaken spot=green.top.1");
        play.does(1, "place worker=grande1 spot=black.top.1").does(0, "place worker=regular1 spot=black.top.1");
    }

    // Question: taking a worker back because the action is no longer wanted? Only where no timer stands.
    void anActionIsGivenUpOnlyWhereNoTimerStands()
    {
        Play play = atFour(R"("workers": {"grande1": "purple.bottom.1", "regular1": "purple.top.1"})");
        play.does(0, "place worker=regular1 spot=mat");
        QCOMPARE(play.tries(0, "place worker=grande1 spot=mat"), "rowHasTimer row=purple.bottom");
        play.does(0, "flip timer=purple").does(0, "place worker=grande1 spot=mat");
    }

    // Question: two own workers in one frame? Yes, within the blocking rules; not in the advanced variant.
    void twoOwnWorkersMayShareAFrameExceptInTheAdvancedVariant()
    {
        Play play = atFour(R"("workers": {"regular1": "purple.top.1"})",
            R"("oneWorkerAFrame": true, "workers": {"regular1": "green.top.1"})");
        play.does(0, "place worker=grande1 spot=purple.top.1");
        QCOMPARE(play.tries(1, "place worker=grande1 spot=green.top.1"), "ownWorkerThere spot=green.top.1");
        play.does(1, "place worker=regular1 spot=black.top.1");
        QCOMPARE(play.tries(1, "place worker=grande1 spot=black.top.1"), "ownWorkerThere spot=black.top.1");
        play.does(1, "place worker=grande1 spot=purple.top.1"); // others' workers are no obstacle to a grande
    }

    // The variant does not reach reward boxes.
    void theAdvancedVariantDoesNotReachRewardBoxes()
    {
        Play play = atFour(
            R"("oneWorkerAFrame": true, "stocks": {"gold": 4}, "workers": {"grande1": "green.bottom.box2", "regular1": "green.bottom.2"})");
        play.does(0, "act worker=regular1 box=green.bottom.box2 with=nothing");
        QCOMPARE(play.spotOf(0, "grande1"), play.spotOf(0, "regular1"));
    }

    void boxesNeverBlock()
    {
        Play play = atFour(R"("workers": {"regular1": "green.bottom.2"})",
            R"("workers": {"regular1": "green.bottom.box2", "grande1": "green.bottom.box2"})");
        play.does(0, "act worker=regular1 box=green.bottom.box2 with=nothing");
    }

    // The four states of a worker.
    void inABoxAWorkerActsNoSecondTimeEvenWhenTheTimerReturns()
    {
        Play play = atFour(R"("stocks": {"gold": 10}, "workers": {"grande1": "black.bottom.2"})");
        play.does(0, "act worker=grande1 box=black.bottom.box2 with=nothing");
        play.does(1, "flip timer=black").waitsSeconds(45).does(1, "flip timer=black");
        QCOMPARE(play.tries(0, "act worker=grande1 box=black.bottom.box2 with=nothing"), "alreadyActed worker=grande1");
        QCOMPARE(play.has(0, "votes"), 1);
    }

    void largeFramesLetTheOwnerChooseTheBoxWhenActing()
    {
        for (const char* box : {"purple.top.box1", "purple.top.box2"}) {
            Play play(two, running({R"("workers": {"grande1": "purple.top.1"})", ""}));
            play.does(0, "flip timer=purple");
            QVERIFY(play.mayDo(0, "act worker=grande1 box=purple.top.box1 with=nothing"));
            QVERIFY(play.mayDo(0, "act worker=grande1 box=purple.top.box2 with=nothing"));
            QCOMPARE(play.tries(0, "act worker=grande1 box=purple.top.box3 with=nothing"),
                "boxNotServed spot=purple.top.box3");
            play.does(0, std::string("act worker=grande1 box=") + box + " with=nothing");
            QCOMPARE(play.has(0, "gold"), 2);
        }
    }

    void oneRegularClosesALargeFrame()
    {
        Play play(two, running({R"("workers": {"regular1": "green.top.1"})", ""}));
        QCOMPARE(play.tries(1, "place worker=regular1 spot=green.top.1"), "frameTaken spot=green.top.1");
    }

    void theNeutralRivalStopsRegularsOnly()
    {
        Play play(two, running({"", ""}));
        for (const char* frame : {"purple.top.2", "green.top.2"}) {
            QCOMPARE(play.tries(0, std::string("place worker=regular1 spot=") + frame),
                std::string("frameTaken spot=") + frame);
            play.does(0, std::string("place worker=grande1 spot=") + frame);
        }
        Play three(R"({"seats": 3})", R"({"phase": "playing"})");
        three.does(0, "place worker=regular1 spot=purple.bottom.1");
    }

    // Only the beginning needs the timer.
    void aStartedActionIsFinishedAfterTheTimerHasGone()
    {
        Play play = atFour(R"("stocks": {"military": 4}, "workers": {"grande1": "black.bottom.3"})");
        play.does(0, "act worker=grande1 box=black.bottom.box3 with=nothing").does(1, "flip timer=black");
        play.does(0, "take source=second").does(0, "tuck colour=red");
        QCOMPARE(play.provincesUnder(0, "red"), 1);
    }

    // "Payment first": what an action gives does not help to pay for it, and what it costs makes room for what it
    // gives.
    void thePriceIsPaidBeforeTheReward()
    {
        const auto bolk = [](int gold) { // his blue production gives 3 military and 2 gold
            return Play(R"({"seats": 4, "characters": ["warmonger"]})",
                running(
                    {R"("workers": {"grande1": "purple.bottom.3"}, "stocks": {"gold": )" + std::to_string(gold) + "}",
                        "", "", ""}));
        };
        const char* act = "act worker=grande1 box=purple.bottom.box3 with=nothing";
        QCOMPARE(bolk(1).tries(0, act), "cannotPay stock=gold needed=2 held=1");
        Play rich = bolk(10);
        rich.does(0, act);
        QCOMPARE(rich.has(0, "gold"), 10);
        QVERIFY(!rich.told("lost"));
    }

    // "Only one action at a time": the example of choosing a province and remembering a worker.
    void anActionIsFinishedBeforeTheNextOne()
    {
        Play play = atFour(R"("stocks": {"military": 4}, "workers": {"grande1": "black.bottom.3"})");
        play.does(0, "act worker=grande1 box=black.bottom.box3 with=nothing");
        QCOMPARE(play.tries(0, "place worker=regular1 spot=black.top.1"), "decideFirst decision=province");
        QCOMPARE(play.tries(0, "flip timer=black"), "decideFirst decision=province");
        play.does(0, "take source=first");
        QCOMPARE(play.tries(0, "refill"), "decideFirst decision=tuck");
        play.does(0, "tuck colour=brown").does(0, "place worker=regular1 spot=black.top.1");
    }

    void conqueringMayBeDeclined()
    {
        Play play = atFour(R"("stocks": {"military": 4}, "workers": {"grande1": "black.bottom.3"})");
        play.does(0, "act worker=grande1 box=black.bottom.box3 with=nothing").does(0, "skip");
        QCOMPARE(play.has(0, "military"), 0);
        QCOMPARE(play.asked(0), "");
    }

    void retrievingTakesFromFrameAndBoxOfATimerRowAndFreesAtOnce()
    {
        for (const char* where : {"purple.bottom.1", "purple.bottom.box1"}) {
            Play play = atFour(R"("workers": {"grande1": ")" + std::string(where) + R"("})");
            play.does(0, "play card=champion3").does(0, "retrieve worker=grande1");
            QCOMPARE(play.spotOf(0, "grande1"), "mat");
            play.does(0, "place worker=grande1 spot=purple.top.1");
        }
    }

    void aSwappedRegularLeavesTheGameAndTheGrandeStandsInItsPlace()
    {
        Play play(four,
            running({R"("workers": {"regular1": "green.bottom.1"}, "owed": {"decisions": ["promote"]})", "", "", ""},
                R"("phase": "rewards", "order": ["0", "1", "2", "3"])"));
        play.does(0, "promote worker=regular1");
        QCOMPARE(play.spotOf(0, "grande2"), "green.bottom.1");
        QCOMPARE(play.spotOf(0, "regular1"), "gone");
    }
};

QTEST_APPLESS_MAIN(TestPendulumWorkers)
#include "tst_pendulum_workers.moc"

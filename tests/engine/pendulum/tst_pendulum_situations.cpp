// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"
#include "pendulum_subject.h"
#include "situations.h"

using namespace sandglass;
using test::pendulumCards;
using test::Play;

namespace {

constexpr const char* two = R"({"seats": 2, "characters": ["champion", "briber"]})";

std::string problemOf(const std::string& setup)
{
    const auto state = pendulum::arrange(pendulumCards(), *pendulum::readOptions(two), 1, setup);
    return state ? "accepted" : core::sentence(state.error());
}

} // namespace

/// Set-ups: a state is everything, and what is accepted goes on. Then what the council and untimed rounds left open.
class TestPendulumSituations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stateIsEverything()
    {
        constexpr auto owed = [](const pendulum::State& state) {
            std::uint64_t decisions = 0;
            for (const pendulum::SeatState& seat : state.seats)
                decisions |= seat.owed;
            return decisions;
        };
        auto subject = test::pendulumSubject();
        subject.options.resize(12);
        const std::uint64_t met = test::stateIsEverything<pendulum::Game>(subject, 2, 60, owed);
        for (std::size_t decision = 0; decision < pendulum::decisionWords.size(); ++decision)
            QVERIFY2(met >> decision & 1, pendulum::decisionWords[decision].data());
    }

    void whatIsAcceptedCanBePlayed()
    {
        auto subject = test::pendulumSubject();
        subject.options.resize(8);
        test::whatIsAcceptedCanBePlayed(subject, 2, 15);
    }

    // A phase of answers in which nobody is asked would never end.
    void deadSituationsAreRefused()
    {
        const std::string dead = "setup: phase: nobody could do anything, and nothing would change";
        QCOMPARE(problemOf(R"({"phase": "rewards"})"), dead);
        QCOMPARE(problemOf(R"({"phase": "limit"})"), dead);
    }

    // Two frames were left for ten workers where two of three timers stood at the bottom, and nobody could go on.
    void inTheOpeningTimersStandAtTheTop()
    {
        const std::string wrong = "setup: timers: in the opening every timer stands at the top row of its area";
        QCOMPARE(problemOf(R"({"timers": {"purple": {"row": "bottom"}, "black": {"row": "bottom"}}})"), wrong);
        QCOMPARE(problemOf(R"({"timers": {"green": {"row": "bottom"}}})"), wrong);
        QCOMPARE(problemOf(R"({"timers": {"green": {"row": "top"}}})"), "accepted");
        QCOMPARE(problemOf(R"({"phase": "playing", "timers": {"green": {"row": "bottom"}}})"), "accepted");
    }

    void inTheOpeningWorkersWaitOnTheirMats()
    {
        QCOMPARE(problemOf(R"({"seats": [{"workers": {"grande1": "black.bottom.1"}}]})"),
            "setup: seats: a worker that is still to be placed is not on its mat");
        QCOMPARE(problemOf(R"({"turn": 1, "order": ["0", "1", "neutral"], "seats": [)"
                           R"({"workers": {"grande1": "black.bottom.1"}}]})"),
            "accepted");
        QCOMPARE(problemOf(R"({"order": ["neutral", "0", "1"]})"),
            "setup: order: the neutral rival is the last in the opening");
    }

    void aStratagemIsNotTwiceInOneHand()
    {
        const auto play = Play(two);
        const std::string card(pendulumCards().word("stratagem", 0));
        const std::string hand = "{\"seats\": [{\"hand\": [\"" + card + "\", \"" + card + "\"]}]}";
        QCOMPARE(problemOf(hand), "setup: seats[0].hand: a card is named twice");
        const std::string both = "{\"seats\": [{\"hand\": [\"" + card + "\"], \"discard\": [\"" + card + "\"]}]}";
        QCOMPARE(problemOf(both), "setup: seats[0].discard: a card is in the hand and discarded");
    }

    void theTimerTrackBelongsToUntimedRounds()
    {
        const std::string wrong = "setup: a step of the timer track without an untimed round";
        QCOMPARE(problemOf(R"({"step": 6, "untimed": [1]})"), wrong);
        QCOMPARE(problemOf(R"({"phase": "playing", "step": 6, "untimed": [2]})"), wrong);
        QCOMPARE(problemOf(R"({"phase": "playing", "step": 6, "untimed": [1]})"), "accepted");
        QCOMPARE(problemOf(R"({"phase": "playing", "step": 6, "untimed": [1], "markers": 3})"),
            "setup: markers: the timer track has fewer flips of the purple timer left");
        // Before a round, too: the first flip of the purple timer would push one that is not there.
        for (const std::string phase : {"opening", "ready", "playing", "reposition"})
            QCOMPARE(problemOf(R"({"phase": ")" + phase + R"(", "markers": 0})"),
                "setup: no time marker is left, and no council is called");
    }

    void theCouncilsDeckIsWhole()
    {
        core::Json gone = core::Json::array();
        for (int card = 0; card < pendulum::normalRewards - 3; ++card)
            gone.push_back(std::string(pendulumCards().word("council", card)));
        const std::string setup = core::Json{{"round", 1}, {"rewardsGone", gone}}.dump();
        QCOMPARE(problemOf(setup), "setup: the council's deck lacks a card");
    }

    // No sand runs in an untimed round, so nobody waits for it before the next one.
    void afterAnUntimedRoundTheBellDoesNotWait()
    {
        Play play(R"({"seats": 1, "characters": ["champion"], "untimed": [1]})",
            R"({"phase": "playing", "round": 1, "step": 1})");
        play.waitsSeconds(5).does(0, "done");
        for (const core::Millis flipped : play.state().flippedAt)
            QVERIFY(flipped < 0);
        play.state().phase = pendulum::Phase::Ready;
        play.state().round = 2;
        QVERIFY(play.tries(0, "begin").starts_with("accepted"));
    }

    // The free points of a council place come before the reward or after it.
    void freePointsComeFirstOrLast()
    {
        const std::string setup = R"({"phase": "rewards", "order": ["0", "1", "neutral"], "seats": [{"owed": )"
                                  R"({"decisions": ["point", "reward"], "points": 1}}]})";
        Play first(two, setup);
        first.does(0, "advance track=power").does(0, "choose choice=point");
        Play last(two, setup);
        last.does(0, "choose choice=grande");
        QVERIFY(last.told("plainRewardChosen seat=0 choice=grande"));
        QCOMPARE(last.asked(0), "point");
        last.does(0, "advance track=power");
        QCOMPARE(last.asked(0), "promote");
    }

    void theNeutralRivalHasAName()
    {
        const auto text = core::text<pendulum::EventKind>(pendulum::events,
            core::say(pendulum::EventKind::PrivilegeSet, 2, pendulum::neutralSeat, 3), pendulumCards());
        QCOMPARE(text, "privilegeSet place=2 seat=neutral votes=3");
    }
};

QTEST_APPLESS_MAIN(TestPendulumSituations)
#include "tst_pendulum_situations.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "pendulum_subject.h"

using namespace sandglass;
using namespace sandglass::pendulum;
using pendulum::Game;
using tests::pendulumSubject;

/// The battery that every game must pass, on Pendulum.
class TestPendulumBattery : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold() { tests::invariantsHold(pendulumSubject()); }
    void legalAndApplyAgree() { tests::legalAndApplyAgree(pendulumSubject()); }
    void textRoundTrips() { tests::textRoundTrips(pendulumSubject()); }
    void replayEqualsPlay() { tests::replayEqualsPlay(pendulumSubject()); }
    void viewsLeakNothing() { tests::viewsLeakNothing(pendulumSubject()); }
    void nobodyKnowsMoreThanAnySeat() { tests::nobodyKnowsMoreThanAnySeat(pendulumSubject()); }
    void imaginedStatesArePossible() { tests::imaginedStatesArePossible(pendulumSubject()); }
    void scoreSheetsKeepTheirLines() { tests::scoreSheetsKeepTheirLines(pendulumSubject()); }
    void shiftingTimeChangesNothing() { tests::shiftingTimeChangesNothing(pendulumSubject()); }
    void relabellingSeatsChangesNothing() { tests::relabellingSeatsChangesNothing(pendulumSubject()); }
    void privilegeDecidesTheSameInstant() { tests::privilegeDecidesTheSameInstant(pendulumSubject()); }
    void undoGivesTheSameBytes() { tests::undoGivesTheSameBytes(pendulumSubject()); }
    void playingNeedsNoHeap() { tests::playingNeedsNoHeap(pendulumSubject()); }
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(pendulumSubject(), 3); }

    void describingAndArrangingGivesTheSameBytes()
    {
        auto tested = pendulumSubject();
        tested.steps = 2000;
        tests::playThrough<Game>(tested, [&](const State& state, const auto&, auto&, int step) {
            // The options do not matter where everything is fixed, except how many sit there.
            const auto again = arrange(tested.cards, {.seats = state.seatCount}, 99, describe(tested.cards, state));
            QVERIFY2(again, again ? "" : core::sentence(again.error()).c_str());
            QVERIFY2(core::sameBytes(*again, state), ("step " + std::to_string(step)).c_str());
        });
    }
};

QTEST_APPLESS_MAIN(TestPendulumBattery)
#include "tst_pendulum_battery.moc"

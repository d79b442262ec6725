// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "pendulum_subject.h"

using namespace sandglass;
using namespace sandglass::pendulum;
using pendulum::Game;
using test::pendulumSubject;

/// The battery that every game must pass, on Pendulum.
class TestPendulumBattery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void invariantsHold() { test::invariantsHold(pendulumSubject()); }
    void legalAndApplyAgree() { test::legalAndApplyAgree(pendulumSubject()); }
    void textRoundTrips() { test::textRoundTrips(pendulumSubject()); }
    void replayEqualsPlay() { test::replayEqualsPlay(pendulumSubject()); }
    void viewsLeakNothing() { test::viewsLeakNothing(pendulumSubject()); }
    void nobodyKnowsMoreThanAnySeat() { test::nobodyKnowsMoreThanAnySeat(pendulumSubject()); }
    void imaginedStatesArePossible() { test::imaginedStatesArePossible(pendulumSubject()); }
    void scoreSheetsKeepTheirLines() { test::scoreSheetsKeepTheirLines(pendulumSubject()); }
    void shiftingTimeChangesNothing() { test::shiftingTimeChangesNothing(pendulumSubject()); }
    void relabellingSeatsChangesNothing() { test::relabellingSeatsChangesNothing(pendulumSubject()); }
    void privilegeDecidesTheSameInstant() { test::privilegeDecidesTheSameInstant(pendulumSubject()); }
    void undoGivesTheSameBytes() { test::undoGivesTheSameBytes(pendulumSubject()); }
    void playingNeedsNoHeap() { test::playingNeedsNoHeap(pendulumSubject()); }
    void gamesComeToAnEnd() { test::gamesComeToAnEnd(pendulumSubject(), 3); }

    void describingAndArrangingGivesTheSameBytes()
    {
        auto tested = pendulumSubject();
        tested.steps = 2000;
        test::playThrough<Game>(tested, [&](const State& state, const auto&, auto&, int step) {
            // The options do not matter where everything is fixed, except how many sit there.
            const auto again = arrange(tested.cards, {.seats = state.seatCount}, 99, describe(tested.cards, state));
            QVERIFY2(again, again ? "" : core::sentence(again.error()).c_str());
            QVERIFY2(core::sameBytes(*again, state), ("step " + std::to_string(step)).c_str());
        });
    }
};

QTEST_APPLESS_MAIN(TestPendulumBattery)
#include "tst_pendulum_battery.moc"

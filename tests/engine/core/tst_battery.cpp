// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "coins.h"

using namespace sandglass;
using coins::Game;

/// The battery, run on the smallest game. A real game's test looks just like this one.
class TestBattery : public QObject {
    Q_OBJECT

    static test::Subject<Game> subject()
    {
        test::Subject<Game> subject;
        subject.options = {{.seats = 2}, {.seats = 3}, {.seats = 5}};
        subject.steps = 3000;
        subject.permuteHidden = [](const coins::State& state, core::Seat viewer, core::Random& random) {
            coins::State other = state;
            other.random = core::Random(random.next());
            for (int i = 0; i < state.seats; ++i) {
                for (std::uint8_t& value : other.purse[static_cast<std::size_t>(i)])
                    value = static_cast<std::uint8_t>(random.below(10));
                if (i != core::index(viewer))
                    other.drawn[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(random.below(20));
            }
            return other;
        };
        subject.shiftTimes = [](const coins::State& state, core::Millis shift) {
            coins::State later = state;
            later.rung += shift;
            return later;
        };
        return subject;
    }

private Q_SLOTS:
    void invariantsHold() { test::invariantsHold(subject()); }
    void legalAndApplyAgree() { test::legalAndApplyAgree(subject()); }
    void textRoundTrips() { test::textRoundTrips(subject()); }
    void replayEqualsPlay() { test::replayEqualsPlay(subject()); }
    void viewsLeakNothing() { test::viewsLeakNothing(subject()); }
    void nobodyKnowsMoreThanAnySeat() { test::nobodyKnowsMoreThanAnySeat(subject()); }
    void imaginedStatesArePossible() { test::imaginedStatesArePossible(subject()); }
    void scoreSheetsKeepTheirLines() { test::scoreSheetsKeepTheirLines(subject()); }
    void shiftingTimeChangesNothing() { test::shiftingTimeChangesNothing(subject()); }
    // Relabelling is not for this game: a seat's number is its privilege.
    void privilegeDecidesTheSameInstant() { test::privilegeDecidesTheSameInstant(subject()); }
    void undoGivesTheSameBytes() { test::undoGivesTheSameBytes(subject()); }
    void playingNeedsNoHeap() { test::playingNeedsNoHeap(subject()); }
    void gamesComeToAnEnd() { test::gamesComeToAnEnd(subject(), 20); }
};

QTEST_APPLESS_MAIN(TestBattery)
#include "tst_battery.moc"

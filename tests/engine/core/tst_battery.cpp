// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "coins.h"

using namespace sandglass;
using coins::Game;

/// The battery, run on the smallest game. A real game's test looks just like this one.
class TestBattery : public QObject {
    Q_OBJECT

    static tests::Subject<Game> subject()
    {
        tests::Subject<Game> subject;
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

private slots:
    void invariantsHold() { tests::invariantsHold(subject()); }
    void legalAndApplyAgree() { tests::legalAndApplyAgree(subject()); }
    void textRoundTrips() { tests::textRoundTrips(subject()); }
    void replayEqualsPlay() { tests::replayEqualsPlay(subject()); }
    void viewsLeakNothing() { tests::viewsLeakNothing(subject()); }
    void nobodyKnowsMoreThanAnySeat() { tests::nobodyKnowsMoreThanAnySeat(subject()); }
    void imaginedStatesArePossible() { tests::imaginedStatesArePossible(subject()); }
    void scoreSheetsKeepTheirLines() { tests::scoreSheetsKeepTheirLines(subject()); }
    void shiftingTimeChangesNothing() { tests::shiftingTimeChangesNothing(subject()); }
    // Relabelling is not for this game: a seat's number is its privilege.
    void privilegeDecidesTheSameInstant() { tests::privilegeDecidesTheSameInstant(subject()); }
    void undoGivesTheSameBytes() { tests::undoGivesTheSameBytes(subject()); }
    void playingNeedsNoHeap() { tests::playingNeedsNoHeap(subject()); }
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(subject(), 20); }
};

QTEST_APPLESS_MAIN(TestBattery)
#include "tst_battery.moc"

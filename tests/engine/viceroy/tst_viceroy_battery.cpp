// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "card_data.h"
#include "hidden.h"

#include "viceroy/game.h"

using namespace sandglass;
using viceroy::Game;

/// The battery that every game must pass, on every number of real and virtual players.
class TestViceroyBattery : public QObject {
    Q_OBJECT

    static tests::Subject<Game> subject()
    {
        tests::Subject<Game> subject;
        subject.cards = tests::viceroyCards();
        subject.options = {{1, 1}, {1, 2}, {1, 3}, {2, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {4, 0}};
        subject.permuteHidden = tests::permuteHidden;
        subject.shiftTimes = [](const viceroy::State& state, core::Millis) { return state; };
        subject.relabel = tests::relabel;
        subject.relabelAction = [](const viceroy::Action& action, std::span<const int>) { return action; };
        return subject;
    }

private slots:
    void invariantsHold() { tests::invariantsHold(subject()); }
    void legalAndApplyAgree() { tests::legalAndApplyAgree(subject()); }
    void textRoundTrips() { tests::textRoundTrips(subject()); }
    void replayEqualsPlay() { tests::replayEqualsPlay(subject()); }
    void viewsLeakNothing() { tests::viewsLeakNothing(subject()); }
    void shiftingTimeChangesNothing() { tests::shiftingTimeChangesNothing(subject()); }
    void relabellingSeatsChangesNothing() { tests::relabellingSeatsChangesNothing(subject()); }
    void privilegeDecidesTheSameInstant() { tests::privilegeDecidesTheSameInstant(subject()); }
    void undoGivesTheSameBytes() { tests::undoGivesTheSameBytes(subject()); }
    void playingNeedsNoHeap() { tests::playingNeedsNoHeap(subject()); }
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(subject(), 10); }
};

QTEST_APPLESS_MAIN(TestViceroyBattery)
#include "tst_viceroy_battery.moc"

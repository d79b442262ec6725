// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "tiletum_subject.h"

using namespace sandglass;
using tests::tiletumSubject;
using tiletum::Game;

/// The battery that every game passes, on Tiletum.
class TestTiletumBattery : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold() { tests::invariantsHold(tiletumSubject()); }
    void legalAndApplyAgree() { tests::legalAndApplyAgree(tiletumSubject()); }
    void textRoundTrips() { tests::textRoundTrips(tiletumSubject()); }
    void replayEqualsPlay() { tests::replayEqualsPlay(tiletumSubject()); }
    void viewsLeakNothing() { tests::viewsLeakNothing(tiletumSubject()); }
    void nobodyKnowsMoreThanAnySeat() { tests::nobodyKnowsMoreThanAnySeat(tiletumSubject()); }
    void imaginedStatesArePossible() { tests::imaginedStatesArePossible(tiletumSubject()); }
    void scoreSheetsKeepTheirLines() { tests::scoreSheetsKeepTheirLines(tiletumSubject()); }
    void shiftingTimeChangesNothing() { tests::shiftingTimeChangesNothing(tiletumSubject()); }
    void relabellingSeatsChangesNothing() { tests::relabellingSeatsChangesNothing(tiletumSubject()); }
    void privilegeDecidesTheSameInstant() { tests::privilegeDecidesTheSameInstant(tiletumSubject()); }
    void undoGivesTheSameBytes() { tests::undoGivesTheSameBytes(tiletumSubject()); }
    void playingNeedsNoHeap() { tests::playingNeedsNoHeap(tiletumSubject()); }
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(tiletumSubject(), 5); }
    void listsNeverOverflow();
};

/// Lists on the stack have room for the longest that was ever seen, and the stack of open things stays shallow.
void TestTiletumBattery::listsNeverOverflow()
{
    int mostActions = 0;
    int mostEvents = 0;
    int deepest = 0;
    const auto now = tiletumSubject();
    tests::playThrough<Game>(now, [&](const auto& state, const auto& command, auto&, int) {
        mostActions = std::max(mostActions, Game::legal(now.cards, state, command.seat, 0).size());
        deepest = std::max(deepest, state.stack.size());
        auto copy = state;
        mostEvents = std::max(mostEvents, Game::apply(now.cards, copy, command)->size());
    });
    qInfo("at most %d actions, %d events, %d open things", mostActions, mostEvents, deepest);
    QVERIFY(mostActions <= tiletum::Actions::capacity / 2);
    QVERIFY(mostEvents <= tiletum::Events::capacity / 2);
    QVERIFY(deepest <= tiletum::maxOpen / 4);
}

QTEST_APPLESS_MAIN(TestTiletumBattery)
#include "tst_tiletum_battery.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "tiletum_subject.h"

using namespace sandglass;
using test::tiletumSubject;
using tiletum::Game;

/// The battery that every game passes, on Tiletum.
class TestTiletumBattery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void invariantsHold() { test::invariantsHold(tiletumSubject()); }
    void legalAndApplyAgree() { test::legalAndApplyAgree(tiletumSubject()); }
    void textRoundTrips() { test::textRoundTrips(tiletumSubject()); }
    void replayEqualsPlay() { test::replayEqualsPlay(tiletumSubject()); }
    void viewsLeakNothing() { test::viewsLeakNothing(tiletumSubject()); }
    void nobodyKnowsMoreThanAnySeat() { test::nobodyKnowsMoreThanAnySeat(tiletumSubject()); }
    void imaginedStatesArePossible() { test::imaginedStatesArePossible(tiletumSubject()); }
    void scoreSheetsKeepTheirLines() { test::scoreSheetsKeepTheirLines(tiletumSubject()); }
    void shiftingTimeChangesNothing() { test::shiftingTimeChangesNothing(tiletumSubject()); }
    void relabellingSeatsChangesNothing() { test::relabellingSeatsChangesNothing(tiletumSubject()); }
    void privilegeDecidesTheSameInstant() { test::privilegeDecidesTheSameInstant(tiletumSubject()); }
    void undoGivesTheSameBytes() { test::undoGivesTheSameBytes(tiletumSubject()); }
    void playingNeedsNoHeap() { test::playingNeedsNoHeap(tiletumSubject()); }
    void gamesComeToAnEnd() { test::gamesComeToAnEnd(tiletumSubject(), 5); }
    void listsNeverOverflow();
};

/// Lists on the stack have room for the longest that was ever seen, and the stack of open things stays shallow.
void TestTiletumBattery::listsNeverOverflow()
{
    int mostActions = 0;
    int mostEvents = 0;
    int deepest = 0;
    const auto now = tiletumSubject();
    test::playThrough<Game>(now, [&](const auto& state, const auto& command, auto&, int) {
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

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/wheel.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

/// The king's track: corruption, the king's action, and the king phase.
class TestTiletumKing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corruptionOfTheRulebookKeepsTheStack();
    void corruptionOfZeroMovesNobody();
    void corruptionStopsAtTheLastSpace();
    void laterArrivalsAtTheLastSpaceLieOnTop();
    void corruptionIsRevealedThreeTimesARoundFromTheRight();
    void kingActionOfTheRulebookLandsOnTop();
    void kingTrackEndsAtFifteen();
    void kingPhaseOfTheRulebook();
    void leaderTakesOrDiscardsTheKingsTile();
    void fullStorehouseDiscardsTheKingsTile();
    void lowestDiscOfASharedSpaceLeads();
    void orderFollowsTheTrackBeforeTheReturn();
    void redDiscsReturnInOrder();
    void blueDiscsStay();
    void pointsNeverFallBelowZero();
    void kingsTileIsRefilledAfterTwoRounds();
    void leaderGetsFourPointsWithoutTile();
};

void TestTiletumKing::corruptionOfTheRulebookKeepsTheStack()
{
    Table table(3);
    table.setKing(2, 0); // green
    table.setKing(0, 2); // orange, below blue
    table.setKing(1, 2); // blue
    QCOMPARE(table.kingOrder(), QList<int>({0, 1, 2}));
    table.corrupt(2);
    QCOMPARE(table.kingPoints(2), -2);
    QCOMPARE(table.kingPoints(0), 0);
    QCOMPARE(table.kingPoints(1), 0);
    QCOMPARE(table.kingOrder(), QList<int>({0, 1, 2}));
}

void TestTiletumKing::corruptionOfZeroMovesNobody()
{
    Table table;
    const State before = table.state;
    table.corrupt(0);
    QVERIFY(core::sameBytes(before, table.state));
}

void TestTiletumKing::corruptionStopsAtTheLastSpace()
{
    Table table(2);
    table.setKing(0, -5); // the space before the last
    table.corrupt(2);
    QCOMPARE(table.kingPoints(0), -7);
    table.corrupt(2);
    QCOMPARE(table.kingPoints(0), -7);
}

void TestTiletumKing::laterArrivalsAtTheLastSpaceLieOnTop()
{
    Table table(3);
    table.setKing(0, -5);
    table.setKing(1, -7);
    table.setKing(2, -5); // above 0
    QCOMPARE(table.kingOrder(), QList<int>({0, 2, 1}));
    table.corrupt(1);
    // The hindmost was there first and now lies below the two that arrive.
    QCOMPARE(table.kingOrder(), QList<int>({1, 0, 2}));
}

void TestTiletumKing::corruptionIsRevealedThreeTimesARoundFromTheRight()
{
    Table table(2); // 0, then 1, then 2
    QCOMPARE(table.state.revealed, 1);
    QCOMPARE(table.kingPoints(0), 0);
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    QCOMPARE(table.state.revealed, 2);
    QCOMPARE(table.kingPoints(0), -1);
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    QCOMPARE(table.state.revealed, 3);
    QCOMPARE(table.kingPoints(0), -3);
    QVERIFY(table.told().contains("corruptionRevealed n=2"));
}

void TestTiletumKing::kingActionOfTheRulebookLandsOnTop()
{
    Table table(3);
    table.setKing(1, 3);
    table.setKing(2, 3);
    table.state.actionTiles.fill(noTile);
    for (auto& sector : table.state.dice)
        sector = {};
    table.state.rotation = 1; // a four faces the king
    ++table.state.dice[3][0];
    QCOMPARE(actionAt(table.state, 4), Action::King);
    QCOMPARE(table.act("take resource=iron value=4 as=4"), "done");
    QCOMPARE(table.kingPoints(0), 3);
    QCOMPARE(table.kingOrder(), QList<int>({1, 2, 0}));
}

void TestTiletumKing::kingTrackEndsAtFifteen()
{
    Table table;
    table.setKing(0, 12);
    table.spend(Action::Joker, 6);
    QCOMPARE(table.act("choose action=king"), "done");
    QCOMPARE(table.kingPoints(0), 15);
}

void TestTiletumKing::kingPhaseOfTheRulebook()
{
    Table table(4);
    const int blue = 1;
    const int orange = 0;
    const int purple = 2;
    const int green = 3;
    table.setKing(blue, 3);
    table.setKing(green, -2);
    table.state.corruption.fill(0);
    table.endRound();
    QCOMPARE(table.state.active, blue);
    const TileIndex tile = table.state.kingTile;
    QCOMPARE(table.act("claim"), "done");
    QVERIFY(table.board(blue).storehouse.contains(tile));
    QCOMPARE(table.board(blue).lines[number(Line::King)], 3);
    QCOMPARE(table.board(orange).lines[number(Line::King)], 0);
    QCOMPARE(table.board(purple).lines[number(Line::King)], 0);
    QCOMPARE(table.board(green).lines[number(Line::King)], -2);
}

void TestTiletumKing::leaderTakesOrDiscardsTheKingsTile()
{
    Table taking(2);
    taking.playOutActionPhase();
    QCOMPARE(taking.state.phase, Phase::King);
    const int leader = taking.state.king[0];
    QCOMPARE(taking.state.active, leader);
    const TileIndex tile = taking.state.kingTile;
    QCOMPARE(taking.act("buy resource=iron"), "answerFirst open=kingTile");
    // Whose disc lies above in the same space is told of discs, not of turns.
    const QByteArray leads = "notLeading seat=" + QByteArray::number(leader);
    QCOMPARE(taking.actAs(1 - leader, "claim"), QString::fromLatin1(leads));
    QCOMPARE(taking.actAs(1 - leader, "decline"), QString::fromLatin1(leads));
    QCOMPARE(taking.act("claim"), "done");
    QVERIFY(taking.board(leader).storehouse.contains(tile));
    QCOMPARE(taking.state.round, 2);

    Table discarding(2);
    discarding.playOutActionPhase();
    const TileIndex unwanted = discarding.state.kingTile;
    QCOMPARE(discarding.act("decline"), "done");
    QVERIFY(discarding.state.usedTiles.contains(unwanted));
}

void TestTiletumKing::fullStorehouseDiscardsTheKingsTile()
{
    Table table(2);
    for (const char* tile : {"helper.gold4.a", "helper.res2.a", "helper.res2.b", "helper.oneEach.a"})
        table.store(tile);
    table.state.boards[1].storehouse = table.state.boards[0].storehouse;
    const TileIndex tile = table.state.kingTile;
    table.playOutActionPhase();
    QCOMPARE(table.state.phase, Phase::Action);
    QCOMPARE(table.state.round, 2);
    QVERIFY(table.state.usedTiles.contains(tile));
}

void TestTiletumKing::lowestDiscOfASharedSpaceLeads()
{
    Table table(3);
    table.setKing(2, 7);
    table.setKing(0, 7); // on top of 2
    QCOMPARE(table.state.king[0], 2);
    table.corrupt(2);
    QCOMPARE(table.state.king[0], 2);
}

void TestTiletumKing::orderFollowsTheTrackBeforeTheReturn()
{
    Table table(3);
    table.setKing(0, -1);
    table.setKing(1, 8);
    table.setKing(2, 5);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    table.endRound();
    QCOMPARE(QList<int>(table.state.order.begin(), table.state.order.end()), QList<int>({1, 2, 0}));
    QCOMPARE(table.state.active, 1);
    QVERIFY(table.told().contains("orderSet seat=1 place=1"));
}

void TestTiletumKing::redDiscsReturnInOrder()
{
    Table table(3);
    table.setKing(1, 0); // blue, on the start
    table.setKing(0, -1); // orange
    table.setKing(2, -3); // green
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    table.endRound();
    QCOMPARE(table.kingOrder(), QList<int>({1, 0, 2}));
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(table.kingPoints(seat), 0);
}

void TestTiletumKing::blueDiscsStay()
{
    Table table(2);
    table.setKing(0, 6);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    table.endRound();
    QCOMPARE(table.kingPoints(0), 6);
}

void TestTiletumKing::pointsNeverFallBelowZero()
{
    Table table(2);
    table.board(0).points = 2;
    table.board(0).lines.fill(0);
    table.board(0).lines[0] = 2;
    table.setKing(0, -7);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    table.state.fairs[0] = table.state.fairs[1];
    table.state.boards[0].houses = 0;
    table.state.boards[0].merchant = static_cast<uint8_t>(Table::space("paris"));
    table.endRound();
    QCOMPARE(table.board(0).points, 0);
    QCOMPARE(table.board(0).lines[number(Line::King)], -2); // what could not be lost was not lost
}

void TestTiletumKing::kingsTileIsRefilledAfterTwoRounds()
{
    Table table(2);
    for (int round = 1; round <= 3; ++round) {
        QVERIFY(table.state.kingTile != noTile);
        table.playOutActionPhase();
        QCOMPARE(table.act("decline"), "done");
        QCOMPARE(table.state.round, round + 1);
    }
    QCOMPARE(table.state.kingTile, noTile);
}

void TestTiletumKing::leaderGetsFourPointsWithoutTile()
{
    Table table(2);
    table.setKing(0, 3);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    table.endRound();
    QCOMPARE(table.board(0).lines[number(Line::King)], 3 + 4);
    QCOMPARE(table.board(1).lines[number(Line::King)], 0);
}

QTEST_APPLESS_MAIN(TestTiletumKing)
#include "tst_tiletum_king.moc"

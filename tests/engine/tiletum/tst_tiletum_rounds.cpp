// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/wheel.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

/// Rounds: turns in order, clean-up, the end of the game and its account.
class TestTiletumRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyoneTakesThreeTurnsInOrder();
    void wheelTurnsOneSector();
    void takenTilesAreRefilledOthersStay();
    void emptyBonusPileTakesUsedTiles();
    void usedTilesStayAwayFromAPileThatIsNotEmpty();
    void allDiceReturnToTheBag();
    void corruptionTokensAreShuffledAnew();
    void gameEndsAfterTheFourthFair();
    void finalAccountOfTheRulebook();
    void finishedBuildingsScoreByNumber();
    void leftoversCountTogether();
    void tieGoesToTheEarlierInOrder();
    void linesAddUpToTheScore();
};

void TestTiletumRounds::everyoneTakesThreeTurnsInOrder()
{
    Table table(3);
    QList<int> turns;
    while (table.state.phase == Phase::Action && table.state.round == 1) {
        turns.push_back(table.state.active);
        table.passTurn();
    }
    QCOMPARE(turns, QList<int>({0, 1, 2, 0, 1, 2, 0, 1, 2}));
}

void TestTiletumRounds::wheelTurnsOneSector()
{
    Table table(2);
    table.state.kingTile = noTile;
    const int before = valueAt(table.state, Action::Character);
    QCOMPARE(before, 3);
    table.endRound();
    QCOMPARE(valueAt(table.state, Action::Character), 2);
    QCOMPARE(valueAt(table.state, Action::Architect), 6); // one becomes six
}

void TestTiletumRounds::takenTilesAreRefilledOthersStay()
{
    Table table(2);
    table.state.kingTile = noTile;
    const auto before = table.state.actionTiles;
    const auto map = table.state.mapTiles;
    table.state.usedTiles.push(table.state.actionTiles[0]);
    table.state.actionTiles[0] = noTile;
    const TileIndex next = table.state.bonusPile.back();
    table.endRound();
    QCOMPARE(table.state.actionTiles[0], next);
    for (std::size_t action = 1; action < before.size(); ++action)
        QCOMPARE(table.state.actionTiles[action], before[action]);
    QVERIFY(table.state.mapTiles == map);
}

void TestTiletumRounds::emptyBonusPileTakesUsedTiles()
{
    Table table(2);
    table.state.kingTile = noTile;
    table.state.usedTiles = table.state.bonusPile;
    table.state.bonusPile.clear();
    table.state.actionTiles[0] = noTile;
    table.endRound();
    QVERIFY(table.state.actionTiles[0] != noTile);
    QVERIFY(table.told().contains("usedTilesShuffled"));
    QVERIFY(table.state.usedTiles.empty());
}

void TestTiletumRounds::usedTilesStayAwayFromAPileThatIsNotEmpty()
{
    Table table(2);
    table.state.kingTile = noTile;
    table.state.usedTiles.push(table.state.actionTiles[0]);
    table.state.actionTiles[0] = noTile;
    const TileIndex next = table.state.bonusPile.back();
    table.endRound();
    QCOMPARE(table.state.actionTiles[0], next);
    QVERIFY(!table.told().contains("usedTilesShuffled"));
    QCOMPARE(table.state.usedTiles.size(), 1);
}

void TestTiletumRounds::allDiceReturnToTheBag()
{
    Table table(2);
    table.playOutActionPhase();
    QCOMPARE(table.board(0).dice.size(), 3);
    QCOMPARE(table.act("decline"), "done");
    QCOMPARE(table.board(0).dice.size(), 0);
    int lying = 0;
    for (const auto& sector : table.state.dice)
        for (const uint8_t dice : sector)
            lying += dice;
    QCOMPARE(lying, 8);
    int inBag = 0;
    for (const uint8_t dice : table.state.bag)
        inBag += dice;
    QCOMPARE(inBag, 2);
}

void TestTiletumRounds::corruptionTokensAreShuffledAnew()
{
    Table table(2);
    table.playOutActionPhase();
    QCOMPARE(table.act("decline"), "done");
    QCOMPARE(table.state.revealed, 1);
    auto tokens = table.state.corruption;
    std::ranges::sort(tokens);
    QVERIFY((tokens == std::array<uint8_t, 6>{0, 0, 1, 1, 2, 2}));
}

void TestTiletumRounds::gameEndsAfterTheFourthFair()
{
    Table table(2);
    while (table.state.phase != Phase::Over) {
        table.playOutActionPhase();
        if (table.state.phase == Phase::King)
            QCOMPARE(table.act("decline"), "done");
    }
    QCOMPARE(table.state.round, 4);
    QVERIFY(table.told().contains("gameEnded"));
    QVERIFY(!table.told().contains("wheelTurned"));
    QVERIFY(legal(cardSet(), table.state, core::seatAt(0)).empty());
    QVERIFY(legal(cardSet(), table.state, core::seatAt(1)).empty());
}

void TestTiletumRounds::finalAccountOfTheRulebook()
{
    Table table;
    Board& board = table.me();
    board.houses = 0b11111;
    board.pillars = 0b11111;
    board.finished = 0b1111;
    table.setStock(3, 0, 5, 1, 0);
    QCOMPARE(housesTimesPillars(board), 25);
    QCOMPARE(finishedBuildingPoints(cardSet(), board), 10);
    QCOMPARE(leftoverPoints(board), 2);
    Events events;
    Play play{cardSet(), table.state, events};
    scoreEnd(play);
    QCOMPARE(board.points, 10 + 37);
}

void TestTiletumRounds::finishedBuildingsScoreByNumber()
{
    const int expected[] = {0, 0, 0, 5, 10, 20, 30};
    Board board{};
    for (int buildings = 0; buildings <= 6; ++buildings) {
        board.finished = static_cast<uint8_t>((1u << buildings) - 1);
        QCOMPARE(finishedBuildingPoints(cardSet(), board), expected[buildings]);
    }
}

void TestTiletumRounds::leftoversCountTogether()
{
    Board board{};
    board.resources = {3, 0, 5, 1, 0};
    QCOMPARE(leftoverPoints(board), 2);
    board.resources = {0, 3, 0, 0, 0};
    QCOMPARE(leftoverPoints(board), 0);
}

void TestTiletumRounds::tieGoesToTheEarlierInOrder()
{
    Table table(3);
    table.state.phase = Phase::Over;
    table.board(0).points = 50;
    table.board(1).points = 80;
    table.board(2).points = 80;
    table.state.order.clear();
    for (const int seat : {2, 0, 1})
        table.state.order.push(static_cast<uint8_t>(seat));
    const core::Ranking ranks = ranking(cardSet(), table.state);
    QCOMPARE(core::index(ranks[0].seat), 2);
    QVERIFY(ranks[0].winner);
    QCOMPARE(ranks[0].reason, "order");
    QCOMPARE(core::index(ranks[1].seat), 1);
    QCOMPARE(ranks[1].place, 2);
    QCOMPARE(ranks[1].reason, "points");
    QCOMPARE(core::index(ranks[2].seat), 0);
}

void TestTiletumRounds::linesAddUpToTheScore()
{
    Table table(3);
    while (table.state.phase != Phase::Over) {
        table.playOutActionPhase();
        if (table.state.phase == Phase::King)
            QCOMPARE(table.act("claim"), "done");
    }
    for (int seat = 0; seat < 3; ++seat) {
        QCOMPARE(sumOf(scoreLines(table.state, core::seatAt(seat))), table.board(seat).points);
    }
}

QTEST_APPLESS_MAIN(TestTiletumRounds)
#include "tst_tiletum_rounds.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/fairs.h"
#include "tiletum/king.h"
#include "tiletum/scoring.h"
#include "tiletum/wheel.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::tests::cardSet;
using sandglass::tiletum::tests::Table;
namespace core = sandglass::core;

/// Rounds and their phases: corruption, the king's track, fairs, clean-up, the final account.
class TestTiletumRounds : public QObject {
    Q_OBJECT

private slots:
    void corruptionOfTheRulebookKeepsTheStack();
    void corruptionOfZeroMovesNobody();
    void corruptionStopsAtTheLastSpace();
    void laterArrivalsAtTheLastSpaceLieOnTop();
    void corruptionIsRevealedThreeTimesARoundFromTheRight();
    void kingActionOfTheRulebookLandsOnTop();
    void kingTrackEndsAtFifteen();
    void everyoneTakesThreeTurnsInOrder();
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
    void fairOfTheRulebookScoresEighteen();
    void fairNeedsAHouseOrTheMerchant();
    void everyoneTakesPartInTheFirstFair();
    void fairPointsGrowWithTheRounds();
    void everyFairCountsItsThing_data();
    void everyFairCountsItsThing();
    void kingsFairAddsAndMayCost();
    void kingsFairLooksBeforeTheReturn();
    void wheelTurnsOneSector();
    void takenTilesAreRefilledOthersStay();
    void emptyBonusPileTakesUsedTiles();
    void allDiceReturnToTheBag();
    void corruptionTokensAreShuffledAnew();
    void gameEndsAfterTheFourthFair();
    void finalAccountOfTheRulebook();
    void finishedBuildingsScoreByNumber();
    void leftoversCountTogether();
    void tieGoesToTheEarlierInOrder();
    void linesAddUpToTheScore();
};

namespace {

State stateOf(const Table& table)
{
    return table.state;
}

/// Plays on until the king phase asks, or the round has ended.
void playOutActionPhase(Table& table)
{
    const int round = table.state.round;
    while (table.state.phase == Phase::Action && table.state.round == round)
        table.passTurn();
}

int kingPoints(const Table& table, int seat)
{
    return cardSet().kingTrack[table.state.boards[static_cast<std::size_t>(seat)].king].points;
}

void corruptBy(Table& table, int spaces)
{
    Events events;
    Play play{cardSet(), table.state, events};
    corrupt(play, spaces);
}

QList<int> kingOrder(const Table& table)
{
    return QList<int>(table.state.king.begin(), table.state.king.end());
}

} // namespace

void TestTiletumRounds::corruptionOfTheRulebookKeepsTheStack()
{
    Table table(3);
    table.setKing(2, 0); // green
    table.setKing(0, 2); // orange, below blue
    table.setKing(1, 2); // blue
    QCOMPARE(kingOrder(table), QList<int>({0, 1, 2}));
    corruptBy(table, 2);
    QCOMPARE(kingPoints(table, 2), -2);
    QCOMPARE(kingPoints(table, 0), 0);
    QCOMPARE(kingPoints(table, 1), 0);
    QCOMPARE(kingOrder(table), QList<int>({0, 1, 2}));
}

void TestTiletumRounds::corruptionOfZeroMovesNobody()
{
    Table table;
    const State before = stateOf(table);
    corruptBy(table, 0);
    QVERIFY(core::sameBytes(before, table.state));
}

void TestTiletumRounds::corruptionStopsAtTheLastSpace()
{
    Table table(2);
    table.setKing(0, -5); // the space before the last
    corruptBy(table, 2);
    QCOMPARE(kingPoints(table, 0), -7);
    corruptBy(table, 2);
    QCOMPARE(kingPoints(table, 0), -7);
}

void TestTiletumRounds::laterArrivalsAtTheLastSpaceLieOnTop()
{
    Table table(3);
    table.setKing(0, -5);
    table.setKing(1, -7);
    table.setKing(2, -5); // above 0
    QCOMPARE(kingOrder(table), QList<int>({0, 2, 1}));
    corruptBy(table, 1);
    // The hindmost was there first and now lies below the two that arrive.
    QCOMPARE(kingOrder(table), QList<int>({1, 0, 2}));
}

void TestTiletumRounds::corruptionIsRevealedThreeTimesARoundFromTheRight()
{
    Table table(2); // 0, then 1, then 2
    QCOMPARE(table.state.revealed, 1);
    QCOMPARE(kingPoints(table, 0), 0);
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    QCOMPARE(table.state.revealed, 2);
    QCOMPARE(kingPoints(table, 0), -1);
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    table.spend(Action::Merchant, 0);
    QCOMPARE(table.act("endTurn"), "done");
    QCOMPARE(table.state.revealed, 3);
    QCOMPARE(kingPoints(table, 0), -3);
    QVERIFY(table.told().contains("corruptionRevealed n=2"));
}

void TestTiletumRounds::kingActionOfTheRulebookLandsOnTop()
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
    QCOMPARE(kingPoints(table, 0), 3);
    QCOMPARE(kingOrder(table), QList<int>({1, 2, 0}));
}

void TestTiletumRounds::kingTrackEndsAtFifteen()
{
    Table table;
    table.setKing(0, 12);
    table.spend(Action::Joker, 6);
    QCOMPARE(table.act("choose action=king"), "done");
    QCOMPARE(kingPoints(table, 0), 15);
}

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

void TestTiletumRounds::kingPhaseOfTheRulebook()
{
    Table table(4);
    const int blue = 1;
    const int orange = 0;
    const int purple = 2;
    const int green = 3;
    table.setKing(blue, 3);
    table.setKing(green, -2);
    table.state.corruption.fill(0);
    while (table.state.phase == Phase::Action) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(table.state.active, blue);
    const TileIndex tile = table.state.kingTile;
    QCOMPARE(table.act("claim"), "done");
    QVERIFY(table.board(blue).storehouse.contains(tile));
    QCOMPARE(table.board(blue).lines[number(Line::King)], 3);
    QCOMPARE(table.board(orange).lines[number(Line::King)], 0);
    QCOMPARE(table.board(purple).lines[number(Line::King)], 0);
    QCOMPARE(table.board(green).lines[number(Line::King)], -2);
}

void TestTiletumRounds::leaderTakesOrDiscardsTheKingsTile()
{
    Table taking(2);
    playOutActionPhase(taking);
    QCOMPARE(taking.state.phase, Phase::King);
    const int leader = taking.state.king[0];
    QCOMPARE(taking.state.active, leader);
    const TileIndex tile = taking.state.kingTile;
    QCOMPARE(taking.act("buy resource=iron"), "answerFirst open=kingTile");
    QCOMPARE(taking.act("claim"), "done");
    QVERIFY(taking.board(leader).storehouse.contains(tile));
    QCOMPARE(taking.state.round, 2);

    Table discarding(2);
    playOutActionPhase(discarding);
    const TileIndex unwanted = discarding.state.kingTile;
    QCOMPARE(discarding.act("decline"), "done");
    QVERIFY(discarding.state.usedTiles.contains(unwanted));
}

void TestTiletumRounds::fullStorehouseDiscardsTheKingsTile()
{
    Table table(2);
    for (const char* tile : {"helper.gold4.a", "helper.res2.a", "helper.res2.b", "helper.oneEach.a"})
        table.store(tile);
    table.state.boards[1].storehouse = table.state.boards[0].storehouse;
    const TileIndex tile = table.state.kingTile;
    playOutActionPhase(table);
    QCOMPARE(table.state.phase, Phase::Action);
    QCOMPARE(table.state.round, 2);
    QVERIFY(table.state.usedTiles.contains(tile));
}

void TestTiletumRounds::lowestDiscOfASharedSpaceLeads()
{
    Table table(3);
    table.setKing(2, 7);
    table.setKing(0, 7); // on top of 2
    QCOMPARE(table.state.king[0], 2);
    corruptBy(table, 2);
    QCOMPARE(table.state.king[0], 2);
}

void TestTiletumRounds::orderFollowsTheTrackBeforeTheReturn()
{
    Table table(3);
    table.setKing(0, -1);
    table.setKing(1, 8);
    table.setKing(2, 5);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(QList<int>(table.state.order.begin(), table.state.order.end()), QList<int>({1, 2, 0}));
    QCOMPARE(table.state.active, 1);
    QVERIFY(table.told().contains("orderSet seat=1 place=1"));
}

void TestTiletumRounds::redDiscsReturnInOrder()
{
    Table table(3);
    table.setKing(1, 0); // blue, on the start
    table.setKing(0, -1); // orange
    table.setKing(2, -3); // green
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(kingOrder(table), QList<int>({1, 0, 2}));
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(kingPoints(table, seat), 0);
}

void TestTiletumRounds::blueDiscsStay()
{
    Table table(2);
    table.setKing(0, 6);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(kingPoints(table, 0), 6);
}

void TestTiletumRounds::pointsNeverFallBelowZero()
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
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(table.board(0).points, 0);
    QCOMPARE(table.board(0).lines[number(Line::King)], -2); // what could not be lost was not lost
}

void TestTiletumRounds::kingsTileIsRefilledAfterTwoRounds()
{
    Table table(2);
    for (int round = 1; round <= 3; ++round) {
        QVERIFY(table.state.kingTile != noTile);
        playOutActionPhase(table);
        QCOMPARE(table.act("decline"), "done");
        QCOMPARE(table.state.round, round + 1);
    }
    QCOMPARE(table.state.kingTile, noTile);
}

void TestTiletumRounds::leaderGetsFourPointsWithoutTile()
{
    Table table(2);
    table.setKing(0, 3);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(table.board(0).lines[number(Line::King)], 3 + 4);
    QCOMPARE(table.board(1).lines[number(Line::King)], 0);
}

void TestTiletumRounds::fairOfTheRulebookScoresEighteen()
{
    Table table;
    table.state.round = 3; // contracts, in Verona
    QCOMPARE(table.state.fairCities[2], Table::space("verona"));
    for (int i = 0; i < 3; ++i)
        table.me().contracts.push(0);
    QVERIFY(!takesPart(table.state, 0, 3));
    table.put(Piece::Merchant, "verona");
    QVERIFY(takesPart(table.state, 0, 3));
    QCOMPARE(fairPoints(cardSet(), table.state, 0, 3), 18);
}

void TestTiletumRounds::fairNeedsAHouseOrTheMerchant()
{
    Table table;
    QVERIFY(!takesPart(table.state, 1, 2)); // Frankfurt
    table.putHouse(1, "frankfurt", 1);
    QVERIFY(takesPart(table.state, 1, 2));
    table.put(Piece::Architect, "frankfurt");
    QVERIFY(!takesPart(table.state, 0, 2)); // the architect does not trade
}

void TestTiletumRounds::everyoneTakesPartInTheFirstFair()
{
    Table table;
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(takesPart(table.state, seat, 1));
    QCOMPARE(fairPoints(cardSet(), table.state, 0, 1), 3); // houses: (1 + 2) times one
}

void TestTiletumRounds::fairPointsGrowWithTheRounds()
{
    QCOMPARE((std::vector<int>(cardSet().printedFairPoints.begin(), cardSet().printedFairPoints.end())),
        (std::vector<int>{1, 2, 3, 4}));
}

void TestTiletumRounds::everyFairCountsItsThing_data()
{
    QTest::addColumn<int>("times");
    QTest::addColumn<int>("tilePoints");
    QTest::newRow("housesAndPillars") << 3 << 6;
    QTest::newRow("contractsAndCathedrals") << 1 << 5;
    QTest::newRow("contracts") << 2 << 3;
    QTest::newRow("contractsAndCoats") << 2 << 6;
    QTest::newRow("houses") << 4 << 2;
    QTest::newRow("upperFloors") << 2 << 3;
    QTest::newRow("coats") << 4 << 3;
    QTest::newRow("pillars") << 3 << 2;
    QTest::newRow("filledBuildings") << 2 << 5;
    QTest::newRow("cathedrals") << 1 << 4;
}

void TestTiletumRounds::everyFairCountsItsThing()
{
    QFETCH(int, times);
    QFETCH(int, tilePoints);
    Table table;
    Board& board = table.me();
    board.houses = 0b1111; // four houses, three pillars
    board.pillars = 0b111;
    board.contracts.push(0);
    board.contracts.push(0);
    board.cathedrals = 0b1;
    board.coats = {1, 1, 1, 1, noTile, noTile};
    table.settled("notary.wool2", 1, 2);
    table.settled("notary.iron2", 1, 3);
    table.settled("trader.gold2", 4, 1); // full, as is the last building
    const auto fair = std::ranges::find(fairWords, std::string_view(QTest::currentDataTag())) - fairWords.begin();
    QCOMPARE(timesFulfilled(cardSet(), board, static_cast<Fair>(fair)), times);
    const auto tile = std::ranges::find(cardSet().fairs, static_cast<Fair>(fair), &FairTile::fair);
    QCOMPARE(tile->points, tilePoints);
    table.state.fairs[2] = static_cast<uint8_t>(tile - cardSet().fairs.begin());
    QCOMPARE(fairPoints(cardSet(), table.state, 0, 3), (3 + tilePoints) * times); // 27 for the first
}

void TestTiletumRounds::kingsFairAddsAndMayCost()
{
    Table table;
    const auto tile = std::ranges::find(cardSet().fairs, Fair::King, &FairTile::fair);
    QCOMPARE(tile->points, 3);
    table.state.fairs[0] = static_cast<uint8_t>(tile - cardSet().fairs.begin());
    table.me().kingPoints = -7;
    QCOMPARE(fairPoints(cardSet(), table.state, 0, 1), 3 + 1 - 7);
    table.me().kingPoints = 15;
    QCOMPARE(fairPoints(cardSet(), table.state, 0, 1), 19);
}

void TestTiletumRounds::kingsFairLooksBeforeTheReturn()
{
    Table table(2);
    const auto tile = std::ranges::find(cardSet().fairs, Fair::King, &FairTile::fair);
    table.state.fairs[0] = static_cast<uint8_t>(tile - cardSet().fairs.begin());
    table.setKing(0, -7);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QCOMPARE(kingPoints(table, 0), 0); // it has returned,
    QCOMPARE(table.board(0).lines[number(Line::Fairs)], -3); // and still cost
    QCOMPARE(table.board(0).lines[number(Line::King)], -7);
    QCOMPARE(table.board(0).points, 0);
}

void TestTiletumRounds::wheelTurnsOneSector()
{
    Table table(2);
    table.state.kingTile = noTile;
    const int before = valueAt(table.state, Action::Character);
    QCOMPARE(before, 3);
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
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
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
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
    while (table.state.round == 1) {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    QVERIFY(table.state.actionTiles[0] != noTile);
    QVERIFY(table.told().contains("usedTilesShuffled"));
    QVERIFY(table.state.usedTiles.empty());
}

void TestTiletumRounds::allDiceReturnToTheBag()
{
    Table table(2);
    playOutActionPhase(table);
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
    playOutActionPhase(table);
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
        playOutActionPhase(table);
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
        playOutActionPhase(table);
        if (table.state.phase == Phase::King)
            QCOMPARE(table.act("claim"), "done");
    }
    for (int seat = 0; seat < 3; ++seat) {
        int sum = 0;
        for (const int16_t points : table.board(seat).lines)
            sum += points;
        QCOMPARE(sum, table.board(seat).points);
    }
}

QTEST_APPLESS_MAIN(TestTiletumRounds)
#include "tst_tiletum_rounds.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/fairs.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// Fairs: who takes part, and what each of them counts.
class TestTiletumFairs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fairOfTheRulebookScoresEighteen();
    void fairNeedsAHouseOrTheMerchant();
    void everyoneTakesPartInTheFirstFair();
    void fairPointsGrowWithTheRounds();
    void everyFairCountsItsThing_data();
    void everyFairCountsItsThing();
    void kingsFairAddsAndMayCost();
    void kingsFairLooksBeforeTheReturn();
};

void TestTiletumFairs::fairOfTheRulebookScoresEighteen()
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

void TestTiletumFairs::fairNeedsAHouseOrTheMerchant()
{
    Table table;
    QVERIFY(!takesPart(table.state, 1, 2)); // Frankfurt
    table.putHouse(1, "frankfurt", 1);
    QVERIFY(takesPart(table.state, 1, 2));
    table.put(Piece::Architect, "frankfurt");
    QVERIFY(!takesPart(table.state, 0, 2)); // the architect does not trade
}

void TestTiletumFairs::everyoneTakesPartInTheFirstFair()
{
    Table table;
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(takesPart(table.state, seat, 1));
    QCOMPARE(fairPoints(cardSet(), table.state, 0, 1), 3); // houses: (1 + 2) times one
}

void TestTiletumFairs::fairPointsGrowWithTheRounds()
{
    QCOMPARE((std::vector<int>(cardSet().printedFairPoints.begin(), cardSet().printedFairPoints.end())),
        (std::vector<int>{1, 2, 3, 4}));
}

void TestTiletumFairs::everyFairCountsItsThing_data()
{
    QTest::addColumn<int>("times");
    QTest::addColumn<int>("tilePoints");
    QTest::newRow("housesAndPillars") << 3 << 6;
    QTest::newRow("contractsAndCathedrals") << 1 << 5;
    QTest::newRow("contracts") << 5 << 3;
    QTest::newRow("contractsAndCoats") << 4 << 6; // the stored one does not count here either
    QTest::newRow("houses") << 4 << 2;
    QTest::newRow("upperFloors") << 2 << 3;
    QTest::newRow("coats") << 4 << 3; // the stored one does not count
    QTest::newRow("pillars") << 3 << 2;
    QTest::newRow("filledBuildings") << 2 << 5;
    QTest::newRow("cathedrals") << 1 << 4;
}

void TestTiletumFairs::everyFairCountsItsThing()
{
    QFETCH(int, times);
    QFETCH(int, tilePoints);
    Table table;
    Board& board = table.me();
    board.houses = 0b1111; // four houses, three pillars
    board.pillars = 0b111;
    for (int i = 0; i < 5; ++i)
        board.contracts.push(0);
    board.cathedrals = 0b1;
    board.coats = {1, 1, 1, 1, noTile, noTile};
    table.store("coat.valois.b");
    board.families = 0b11111; // of four that are placed and one in the storehouse
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

void TestTiletumFairs::kingsFairAddsAndMayCost()
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

void TestTiletumFairs::kingsFairLooksBeforeTheReturn()
{
    Table table(2);
    const auto tile = std::ranges::find(cardSet().fairs, Fair::King, &FairTile::fair);
    table.state.fairs[0] = static_cast<uint8_t>(tile - cardSet().fairs.begin());
    table.setKing(0, -7);
    table.state.kingTile = noTile;
    table.state.corruption.fill(0);
    table.endRound();
    QCOMPARE(table.kingPoints(0), 0); // it has returned,
    QCOMPARE(table.board(0).lines[number(Line::Fairs)], -3); // and still cost
    QCOMPARE(table.board(0).lines[number(Line::King)], -7);
    QCOMPARE(table.board(0).points, 0);
}

QTEST_APPLESS_MAIN(TestTiletumFairs)
#include "tst_tiletum_fairs.moc"

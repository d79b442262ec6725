// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// The architect's and the merchant's action, houses with their bonuses, pillars, map tiles, cathedrals.
class TestTiletumMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void architectOfTheRulebookGoesToPrague();
    void merchantOfTheRulebookGoesToGenoa();
    void piecesStepToNeighboursOnly();
    void roadSpacesCostAStepAndTakeNoHouse();
    void optionsMayBeMixedAndRepeated();
    void pointsRunOut();
    void pillarNeedsTheArchitectInTheCity();
    void pillarNeedsASupply();
    void onePillarACity();
    void pillarNeedsACathedral();
    void pillarSpacesAreLimited();
    void cathedralThatIsNotBuiltTakesNoPillar();
    void houseNeedsTheMerchantInTheCity();
    void houseNeedsASupply();
    void oneHouseACity();
    void houseSpaceHoldsOneHouse();
    void houseSpacesForMoreSeatsAreClosed();
    void houseSpaceIsChosenAmongSeveral();
    void housePointsAreScoredAtOnce();
    void houseMayActivateABuilding();
    void activationNeedsACharacter();
    void mapTileCostsAPointAndIsNotRefilled();
    void bothPiecesCollectTiles();
    void tileElsewhereCannotBeCollected();
    void fullStorehouseCollectsNothing();
    void contributionPaysStoneAndScoresBothTiles();
    void contributionTakesTheTopTile();
    void contributionNeedsAPillar();
    void contributionOnceAKind();
    void contributionNeedsATileLeft();
    void contributionNeedsACathedral();
    void contributionToWhatIsNotBuiltIsRefused();
    void everyCathedralHasItsTiles();
};

void TestTiletumMap::architectOfTheRulebookGoesToPrague()
{
    Table table;
    table.spend(Action::Architect, 4); // a die of 3
    table.put(Piece::Architect, "frankfurt");
    table.layOnMap("helper.vp4.a", "nuernberg");
    QCOMPARE(table.act("move piece=architect to=nuernberg"), "done");
    QCOMPARE(table.act("collect tile=helper.vp4.a"), "done");
    QCOMPARE(table.act("move piece=architect to=praha"), "done");
    QCOMPARE(table.act("pillar space=praha"), "done");
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.me().architect, Table::space("praha"));
    QCOMPARE(table.me().pillars, 1u << Table::space("praha"));
    QCOMPARE(table.me().pillarSupply, 1);
    QCOMPARE(table.me().storehouse.size(), 1);
}

void TestTiletumMap::merchantOfTheRulebookGoesToGenoa()
{
    Table table;
    table.spend(Action::Merchant, 3); // a die of 4
    table.put(Piece::Merchant, "arles");
    QCOMPARE(table.act("move piece=merchant to=arlesGenova"), "done");
    QCOMPARE(table.act("move piece=merchant to=genova"), "done");
    QCOMPARE(table.act("house space=genova house=1"), "done");
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.me().merchant, Table::space("genova"));
    QVERIFY(holds(table.me().houses, Table::space("genova")));
    QCOMPARE(table.me().houseSupply, 1);
}

void TestTiletumMap::piecesStepToNeighboursOnly()
{
    Table table;
    table.spend(Action::Merchant, 3);
    QCOMPARE(table.act("move piece=merchant to=praha"), "notAdjacent space=praha");
    QCOMPARE(table.act("move piece=merchant to=tiletum"), "notAdjacent space=tiletum");
    QCOMPARE(table.act("move piece=merchant to=koeln"), "done");
}

void TestTiletumMap::roadSpacesCostAStepAndTakeNoHouse()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "paris");
    QCOMPARE(table.act("move piece=merchant to=parisBordeaux"), "done");
    QCOMPARE(table.act("house space=parisBordeaux house=1"), "noSuchHouseSpace space=parisBordeaux");
    QCOMPARE(table.act("move piece=merchant to=bordeaux"), "done");
    QCOMPARE(table.open().points, 1);
}

void TestTiletumMap::optionsMayBeMixedAndRepeated()
{
    Table table;
    table.spend(Action::Merchant, 6);
    QCOMPARE(table.act("move piece=merchant to=brugge"), "done");
    QCOMPARE(table.act("house space=brugge house=1"), "done");
    QCOMPARE(table.act("move piece=merchant to=antwerpen"), "done");
    QCOMPARE(table.act("house space=antwerpen house=1"), "done");
    QCOMPARE(table.act("move piece=merchant to=tiletum"), "done");
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.act("house space=tiletum house=1"), "noHouseLeft");
}

void TestTiletumMap::pointsRunOut()
{
    Table table;
    table.spend(Action::Merchant, 1);
    QCOMPARE(table.act("move piece=merchant to=brugge"), "done");
    QCOMPARE(table.act("house space=brugge house=1"), "tooFewPoints need=1 have=0");
}

void TestTiletumMap::pillarNeedsTheArchitectInTheCity()
{
    Table table;
    table.spend(Action::Architect, 3);
    QCOMPARE(table.act("pillar space=paris"), "pieceElsewhere piece=architect space=paris");
}

void TestTiletumMap::pillarNeedsASupply()
{
    Table table;
    table.spend(Action::Architect, 3);
    table.put(Piece::Architect, "paris");
    table.me().pillarSupply = 0;
    QCOMPARE(table.act("pillar space=paris"), "noPillarLeft");
}

void TestTiletumMap::onePillarACity()
{
    Table table;
    table.spend(Action::Architect, 3);
    table.put(Piece::Architect, "paris");
    QCOMPARE(table.act("pillar space=paris"), "done");
    QCOMPARE(table.act("pillar space=paris"), "pillarAlreadyHere space=paris");
}

void TestTiletumMap::pillarNeedsACathedral()
{
    Table table;
    table.spend(Action::Architect, 3);
    table.put(Piece::Architect, "verona");
    QCOMPARE(table.act("pillar space=verona"), "noPillarSpace space=verona");
}

void TestTiletumMap::pillarSpacesAreLimited()
{
    Table table;
    table.spend(Action::Architect, 3);
    table.put(Piece::Architect, "bordeaux"); // two spaces
    table.putPillar(1, "bordeaux");
    QVERIFY(table.isLegal("pillar space=bordeaux"));
    table.putPillar(2, "bordeaux");
    QCOMPARE(table.act("pillar space=bordeaux"), "pillarSpacesTaken space=bordeaux");
}

void TestTiletumMap::cathedralThatIsNotBuiltTakesNoPillar()
{
    Table table;
    table.setCost("paris", "notBuilt");
    table.spend(Action::Architect, 3);
    table.put(Piece::Architect, "paris");
    QCOMPARE(table.act("pillar space=paris"), "cathedralNotBuilt space=paris");
}

void TestTiletumMap::houseNeedsTheMerchantInTheCity()
{
    Table table;
    table.spend(Action::Merchant, 3);
    QCOMPARE(table.act("house space=paris house=1"), "pieceElsewhere piece=merchant space=paris");
}

void TestTiletumMap::houseNeedsASupply()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "paris");
    table.me().houseSupply = 0;
    QCOMPARE(table.act("house space=paris house=1"), "noHouseLeft");
}

void TestTiletumMap::oneHouseACity()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "verona");
    QCOMPARE(table.act("house space=verona house=2"), "done");
    QCOMPARE(table.act("house space=verona house=1"), "houseAlreadyHere space=verona");
}

void TestTiletumMap::houseSpaceHoldsOneHouse()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "paris");
    table.putHouse(2, "paris", 1);
    QCOMPARE(table.act("house space=paris house=1"), "houseSpaceTaken space=paris");
}

void TestTiletumMap::houseSpacesForMoreSeatsAreClosed()
{
    Table two(2);
    two.spend(Action::Merchant, 3);
    two.put(Piece::Merchant, "verona");
    QCOMPARE(two.act("house space=verona house=2"), "houseSpaceClosed space=verona players=3");
    Table three(3);
    three.spend(Action::Merchant, 3);
    three.put(Piece::Merchant, "verona");
    QVERIFY(three.isLegal("house space=verona house=2"));
    three.put(Piece::Merchant, "venezia");
    QCOMPARE(three.act("house space=venezia house=2"), "houseSpaceClosed space=venezia players=4");
}

void TestTiletumMap::houseSpaceIsChosenAmongSeveral()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "hamburg");
    QVERIFY(table.isLegal("house space=hamburg house=1"));
    QVERIFY(table.isLegal("house space=hamburg house=2"));
    QCOMPARE(table.act("house space=hamburg house=2"), "done");
    QCOMPARE(table.me().points, 11);
}

void TestTiletumMap::housePointsAreScoredAtOnce()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "venezia");
    QCOMPARE(table.act("house space=venezia house=1"), "done");
    QCOMPARE(table.me().points, 16);
    QCOMPARE(table.me().lines[number(Line::HouseSpaces)], 6);
}

void TestTiletumMap::houseMayActivateABuilding()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "frankfurt");
    table.settled("courtier.vp3.a", 2, 1);
    table.settled("courtier.gold2", 2, 2);
    table.settled("notary.wool2", 1, 3);
    QCOMPARE(table.act("house space=frankfurt house=1"), "done");
    QCOMPARE(table.act("buy resource=iron"), "answerFirst open=activate");
    QCOMPARE(table.act("activate building=3"), "buildingEmpty building=3");
    QCOMPARE(table.act("activate building=2"), "done");
    QCOMPARE(table.act("enjoy floor=3"), "bonusNotOpen floor=3");
    QCOMPARE(table.act("enjoy floor=2"), "done");
    QCOMPARE(table.stock("gold"), 3);
    QCOMPARE(table.act("enjoy floor=2"), "bonusNotOpen floor=2");
    QCOMPARE(table.act("enjoy floor=1"), "done");
    QCOMPARE(table.me().points, 13);
    QCOMPARE(table.open().action, Action::Merchant); // back in the action that it interrupted
    QCOMPARE(table.open().points, 2);
}

void TestTiletumMap::activationNeedsACharacter()
{
    Table table;
    table.spend(Action::Merchant, 3);
    table.put(Piece::Merchant, "frankfurt");
    QCOMPARE(table.act("house space=frankfurt house=1"), "done");
    QCOMPARE(table.open().open, Open::Spend);
}

void TestTiletumMap::mapTileCostsAPointAndIsNotRefilled()
{
    Table table;
    table.spend(Action::Merchant, 2);
    table.put(Piece::Merchant, "paris");
    table.layOnMap("helper.res3.a", "paris");
    QCOMPARE(table.act("collect tile=helper.res3.a"), "done");
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.state.mapTiles[cardSet().spaces[static_cast<std::size_t>(Table::space("paris"))].firstSpot], noTile);
    QCOMPARE(table.act("collect tile=helper.res3.a"), "tileNotThere tile=helper.res3.a");
}

void TestTiletumMap::bothPiecesCollectTiles()
{
    Table table;
    table.layOnMap("helper.res3.a", "paris");
    table.put(Piece::Architect, "paris");
    table.spend(Action::Merchant, 2);
    QCOMPARE(table.act("collect tile=helper.res3.a"), "tileNotThere tile=helper.res3.a");
    table.spend(Action::Architect, 2);
    QCOMPARE(table.act("collect tile=helper.res3.a"), "done");
    table.spend(Action::King, 0);
    QCOMPARE(table.act("collect tile=helper.res3.a"), "otherAction action=merchant");
}

void TestTiletumMap::tileElsewhereCannotBeCollected()
{
    Table table;
    table.layOnMap("helper.res3.a", "paris");
    table.spend(Action::Merchant, 2);
    QCOMPARE(table.act("collect tile=helper.res3.a"), "tileNotThere tile=helper.res3.a");
}

void TestTiletumMap::fullStorehouseCollectsNothing()
{
    Table table;
    table.layOnMap("helper.res3.a", "paris");
    table.put(Piece::Merchant, "paris");
    table.spend(Action::Merchant, 2);
    for (const char* tile : {"helper.gold4.a", "helper.res2.a", "helper.res2.b", "helper.oneEach.a"})
        table.store(tile);
    QCOMPARE(table.act("collect tile=helper.res3.a"), "storehouseFull places=4");
}

void TestTiletumMap::contributionPaysStoneAndScoresBothTiles()
{
    Table table;
    table.setCost("koeln", "stone3a"); // 3 stone, 4 points
    table.putPillar(0, "koeln");
    table.setStock(0, 0, 0, 0, 2);
    QCOMPARE(table.act("contribute space=koeln"), "tooLittle resource=stone need=3 have=2");
    table.setStock(0, 0, 0, 0, 4);
    QCOMPARE(table.act("contribute space=koeln"), "done");
    QCOMPARE(table.stock("stone"), 1);
    QCOMPARE(table.me().points, 10 + 4 + 5);
    QCOMPARE(table.me().lines[number(Line::Cathedrals)], 9);
}

void TestTiletumMap::contributionTakesTheTopTile()
{
    Table table;
    table.setCost("praha", "stone1a"); // 1 stone, 1 point; the tiles are worth 8, 5, 3
    const int expected[] = {19, 16, 14};
    for (int seat = 0; seat < 3; ++seat) {
        table.state.active = static_cast<uint8_t>(seat);
        table.putPillar(seat, "praha");
        QCOMPARE(table.act("contribute space=praha"), "done");
        QCOMPARE(table.board(seat).points, expected[seat]);
    }
}

void TestTiletumMap::contributionNeedsAPillar()
{
    Table table;
    table.setStock(9, 9, 9, 9, 9);
    table.put(Piece::Architect, "koeln");
    QCOMPARE(table.act("contribute space=koeln"), "noPillarThere space=koeln");
}

void TestTiletumMap::contributionOnceAKind()
{
    Table table;
    table.putPillar(0, "koeln");
    table.setStock(9, 9, 9, 9, 20);
    QCOMPARE(table.act("contribute space=koeln"), "done");
    QCOMPARE(table.act("contribute space=koeln"), "alreadyContributed space=koeln");
}

void TestTiletumMap::contributionNeedsATileLeft()
{
    Table table;
    table.putPillar(0, "wien");
    table.setStock(9, 9, 9, 9, 20);
    table.state.supported[cardSet().spaces[static_cast<std::size_t>(Table::space("wien"))].cathedral] = 2;
    QCOMPARE(table.act("contribute space=wien"), "cathedralExhausted space=wien");
}

void TestTiletumMap::contributionNeedsACathedral()
{
    Table table;
    QCOMPARE(table.act("contribute space=verona"), "noCathedralThere space=verona");
}

void TestTiletumMap::contributionToWhatIsNotBuiltIsRefused()
{
    Table table;
    table.setCost("praha", "notBuilt");
    QCOMPARE(table.act("contribute space=praha"), "cathedralNotBuilt space=praha");
}

void TestTiletumMap::everyCathedralHasItsTiles()
{
    const std::vector<std::pair<const char*, std::vector<uint8_t>>> expected{{"london", {6, 4, 2}},
        {"koeln", {5, 3, 1}}, {"paris", {3, 2, 1}}, {"praha", {8, 5, 3}}, {"bordeaux", {4, 1}}, {"wien", {6, 5}},
        {"lyon", {4, 2, 1}}, {"milano", {7, 5, 3}}, {"firenze", {8, 6, 5}}};
    QCOMPARE(cardSet().cathedrals.size(), expected.size());
    for (const auto& [city, points] : expected) {
        const uint8_t cathedral = cardSet().spaces[static_cast<std::size_t>(Table::space(city))].cathedral;
        QVERIFY2(cardSet().cathedrals[cathedral].points == points, city);
    }
}

QTEST_APPLESS_MAIN(TestTiletumMap)
#include "tst_tiletum_map.moc"

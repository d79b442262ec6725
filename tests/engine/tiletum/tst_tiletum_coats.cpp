// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// Coats of arms with their prices and bonuses, and what finished buildings give.
class TestTiletumCoats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rightmostBuildingIsFullFromTheBeginning();
    void coatsCostFoodByPlace_data();
    void coatsCostFoodByPlace();
    void coatHouseGoesAnywhere();
    void coatPillarGoesAnywhere();
    void coatMovesTheMerchantAnywhere();
    void coatMovesTheArchitectAnywhere();
    void coatGivesTwoResources();
    void coatGivesFivePoints();
    void coatMayBePlacedWhenItsBonusCannotBeUsed();
    void coatsBonusMayBeIgnored();
    void placesHoldOneCoat();
    void onlyCoatsAdorn();
    void coatsGoUnderEmptyBuildingsToo();
    void buildingOfTheRulebookGivesThreePointsToTheKing();
    void bonusPointsCountForTheActionUnderWay();
    void bonusPointsCountWhenTheDieIsTaken();
    void bonusPointsCountThroughTheJoker();
    void bonusPointsDoNotCountForHelpers();
    void bonusPointsOfKindsAddUp();
    void rightmostBuildingGivesNoBonusPoints();
};

void TestTiletumCoats::rightmostBuildingIsFullFromTheBeginning()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 2, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "done");
    QCOMPARE(count(table.me().finished), 1);
    QCOMPARE(table.me().houseSupply, 2); // it has no roof's house
}

void TestTiletumCoats::coatsCostFoodByPlace_data()
{
    QTest::addColumn<int>("building");
    QTest::addColumn<int>("food");
    const int prices[] = {6, 6, 5, 4, 3, 2};
    for (int building = 1; building <= 6; ++building)
        QTest::addRow("building %d", building) << building << prices[building - 1];
}

void TestTiletumCoats::coatsCostFoodByPlace()
{
    QFETCH(int, building);
    QFETCH(int, food);
    Table table;
    table.spend(Action::King, 0);
    table.store("coat.medici.a");
    const QByteArray place = "adorn tile=coat.medici.a building=" + QByteArray::number(building);
    table.setStock(0, food - 1, 0, 0, 0);
    QCOMPARE(table.act(place), QStringLiteral("tooLittle resource=food need=%1 have=%2").arg(food).arg(food - 1));
    table.setStock(0, food, 0, 0, 0);
    QCOMPARE(table.act(place), "done");
    QCOMPARE(table.stock("food"), 0);
    QCOMPARE(table.me().coats[static_cast<std::size_t>(building - 1)], Table::tile("coat.medici.a"));
    QVERIFY(table.me().storehouse.empty());
}

void TestTiletumCoats::coatHouseGoesAnywhere()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 6, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=1"), "done");
    QCOMPARE(table.act("buy resource=iron"), "answerFirst open=houseAnywhere");
    QCOMPARE(table.act("house space=tiletum house=1"), "houseAlreadyHere space=tiletum");
    QCOMPARE(table.act("house space=firenze house=1"), "done"); // and the space's bonus with it
    QCOMPARE(table.me().points, 15);
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumCoats::coatPillarGoesAnywhere()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 6, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=2"), "done");
    QCOMPARE(table.act("pillar space=verona"), "noPillarSpace space=verona");
    QCOMPARE(table.act("pillar space=wien"), "done");
    QVERIFY(holds(table.me().pillars, Table::space("wien")));
}

void TestTiletumCoats::coatMovesTheMerchantAnywhere()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 5, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=3"), "done");
    QCOMPARE(table.act("move piece=architect to=paris"), "otherAction action=architect");
    QCOMPARE(table.act("move piece=merchant to=venezia"), "done");
    QCOMPARE(table.me().merchant, Table::space("venezia"));
}

void TestTiletumCoats::coatMovesTheArchitectAnywhere()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 4, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=4"), "done");
    QCOMPARE(table.act("move piece=architect to=arlesGenova"), "done"); // road spaces are spaces too
    QCOMPARE(table.me().architect, Table::space("arlesGenova"));
}

void TestTiletumCoats::coatGivesTwoResources()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 3, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=5"), "done");
    QCOMPARE(table.act("finish"), "answerFirst open=resources");
    QCOMPARE(table.act("pick resource=gold"), "done");
    QCOMPARE(table.act("pick resource=stone"), "done");
    QCOMPARE(table.stock("gold"), 1);
    QCOMPARE(table.stock("stone"), 1);
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumCoats::coatGivesFivePoints()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 2, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "done");
    QCOMPARE(table.me().points, 15);
    QCOMPARE(table.me().lines[number(Line::Coats)], 5);
}

void TestTiletumCoats::coatMayBePlacedWhenItsBonusCannotBeUsed()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 6, 0, 0, 0);
    table.me().pillarSupply = 0;
    QCOMPARE(table.act("adorn tile=coat.medici.a building=2"), "done");
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumCoats::coatsBonusMayBeIgnored()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 6, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=1"), "done");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.me().houseSupply, 2);
}

void TestTiletumCoats::placesHoldOneCoat()
{
    Table table;
    table.store("coat.medici.a");
    table.store("coat.valois.a");
    table.setStock(0, 9, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "done");
    QCOMPARE(table.act("adorn tile=coat.valois.a building=6"), "coatPlaceTaken building=6");
}

void TestTiletumCoats::onlyCoatsAdorn()
{
    Table table;
    table.store("helper.res2.a");
    QCOMPARE(table.act("adorn tile=helper.res2.a building=6"), "wrongTile tile=helper.res2.a");
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "tileNotStored tile=coat.medici.a");
}

void TestTiletumCoats::coatsGoUnderEmptyBuildingsToo()
{
    Table table;
    table.store("coat.medici.a");
    table.setStock(0, 6, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=1"), "done");
    QCOMPARE(table.me().finished, 0);
}

void TestTiletumCoats::buildingOfTheRulebookGivesThreePointsToTheKing()
{
    Table table;
    table.spend(Action::Character, 3);
    table.settled("courtier.vp2.a", 1, 1);
    table.settled("courtier.vp3.a", 1, 2);
    table.store("courtier.gold2");
    table.store("coat.medici.a");
    table.setStock(0, 6, 0, 0, 0);
    QCOMPARE(table.act("settle tile=courtier.gold2 building=1 floor=3"), "done");
    QCOMPARE(table.stock("gold"), 2);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=1"), "done");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(count(table.me().finished), 1);
    QCOMPARE(table.me().bonusPoints[number(Action::King)], 3);
    // From now on every king action of a die has three points more.
    table.state.stack[0].open = Open::ChooseDie;
    table.state.actionTiles.fill(noTile);
    for (auto& sector : table.state.dice)
        sector = {};
    ++table.state.dice[4][0];
    QCOMPARE(table.act("take resource=iron value=5 as=5"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 5);
}

void TestTiletumCoats::bonusPointsCountForTheActionUnderWay()
{
    Table table;
    table.spend(Action::Character, 1);
    table.store("innkeeper.food2.a");
    table.store("coat.medici.a");
    table.setStock(0, 3, 0, 0, 0);
    QCOMPARE(table.act("settle tile=innkeeper.food2.a building=5 floor=1"), "done");
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=5"), "done");
    QCOMPARE(table.act("pick resource=iron"), "done");
    QCOMPARE(table.act("pick resource=iron"), "done");
    QCOMPARE(table.open().points, 1);
    // The king's action moves on at once.
    Table king;
    king.spend(Action::King, 0);
    king.settled("courtier.vp2.a", 4, 1);
    king.store("coat.medici.a");
    king.setStock(0, 4, 0, 0, 0);
    QCOMPARE(king.act("adorn tile=coat.medici.a building=4"), "done");
    QCOMPARE(cardSet().kingTrack[king.me().king].points, 1);
}

void TestTiletumCoats::bonusPointsCountWhenTheDieIsTaken()
{
    Table table;
    table.me().bonusPoints[number(Action::Merchant)] = 2;
    table.state.actionTiles.fill(noTile);
    for (auto& sector : table.state.dice)
        sector = {};
    ++table.state.dice[1][0];
    QCOMPARE(table.act("take resource=iron value=2 as=2"), "done");
    QCOMPARE(table.open().points, 7);
}

void TestTiletumCoats::bonusPointsCountThroughTheJoker()
{
    Table table;
    table.me().bonusPoints[number(Action::Merchant)] = 2;
    table.spend(Action::Joker, 1);
    QCOMPARE(table.act("choose action=merchant"), "done");
    QCOMPARE(table.open().points, 3);
}

void TestTiletumCoats::bonusPointsDoNotCountForHelpers()
{
    Table table;
    table.me().bonusPoints[number(Action::Merchant)] = 2;
    table.store("helper.merchant2");
    table.store("helper.any1.a");
    QCOMPARE(table.act("use tile=helper.merchant2"), "done");
    QCOMPARE(table.open().points, 2);
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.act("use tile=helper.any1.a"), "done");
    QCOMPARE(table.act("choose action=merchant"), "done");
    QCOMPARE(table.open().points, 1);
}

void TestTiletumCoats::bonusPointsOfKindsAddUp()
{
    Table table;
    table.spend(Action::King, 0);
    table.settled("trader.gold2", 2, 1);
    table.settled("trader.gold3.a", 2, 2);
    table.settled("notary.wool2", 3, 1);
    table.settled("notary.iron2", 3, 2);
    table.store("coat.medici.a");
    table.store("coat.valois.a");
    table.setStock(0, 11, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=2"), "done");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.act("adorn tile=coat.valois.a building=3"), "done");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.me().bonusPoints[number(Action::Merchant)], 2);
    QCOMPARE(table.me().bonusPoints[number(Action::Contract)], 2);
    QCOMPARE(count(table.me().finished), 2);
}

void TestTiletumCoats::rightmostBuildingGivesNoBonusPoints()
{
    Table table;
    table.spend(Action::Merchant, 1);
    table.store("coat.medici.a");
    table.setStock(0, 2, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "done");
    for (const uint8_t bonus : table.me().bonusPoints)
        QCOMPARE(bonus, 0);
    QCOMPARE(table.open().points, 1);
}

QTEST_APPLESS_MAIN(TestTiletumCoats)
#include "tst_tiletum_coats.moc"

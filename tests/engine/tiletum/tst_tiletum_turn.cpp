// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/wheel.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::fourteenDice;
using sandglass::tiletum::test::Table;

/// A turn: the die and its changes, the tile beside its action, its resources, its points, its end.
class TestTiletumTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pinkDieOfTwoGivesTwoFood();
    void everyColourGivesItsResource_data();
    void everyColourGivesItsResource();
    void pointsAreSevenMinusTheValue();
    void changeCostsTwoGoldAStep();
    void sixBecomesOneForTwoGold();
    void shorterWayRoundIsTaken();
    void changedDieGoesToItsNewSector();
    void dieThatIsNotThereCannotBeTaken();
    void onlyOneDieATurn();
    void dieGoesToTheNextDiceSpace();
    void bonusTileIsOfferedAfterTheDie();
    void bonusTileMayBeDeclinedAndStays();
    void withoutBonusTileResourcesComeAtOnce();
    void fullStorehouseTakesNoTileUntilATaskMakesRoom();
    void coatOfAFamilyOneHasCannotBeTaken();
    void contractCannotBeTakenWithoutFreeSpace();
    void resourcesComeAfterTheTile();
    void jokerChoosesOneActionForAllItsPoints();
    void jokerCannotChooseTheJoker();
    void jokerMayBecomeTheKingsAction();
    void emptySectorIsReachedByChangingADie();
    void turnCannotEndBeforeADieIsTaken();
    void turnCannotEndInFrontOfTheTile();
    void turnCannotEndWithSomethingOpen();
    void pointsMayBeLeftUnspent();
};

void TestTiletumTurn::pinkDieOfTwoGivesTwoFood()
{
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    const int before = table.stock("food");
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.stock("food"), before + 2);
}

void TestTiletumTurn::everyColourGivesItsResource_data()
{
    QTest::addColumn<QByteArray>("resource");
    QTest::addColumn<int>("value");
    QTest::newRow("blue: iron") << QByteArray("iron") << 1;
    QTest::newRow("pink: food") << QByteArray("food") << 3;
    QTest::newRow("yellow: gold") << QByteArray("gold") << 5;
    QTest::newRow("light grey: wool") << QByteArray("wool") << 3;
    QTest::newRow("dark grey: stone") << QByteArray("stone") << 4;
}

void TestTiletumTurn::everyColourGivesItsResource()
{
    QFETCH(QByteArray, resource);
    QFETCH(int, value);
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    const int before = table.stock(resource);
    const QByteArray v = QByteArray::number(value);
    QCOMPARE(table.act("take resource=" + resource + " value=" + v + " as=" + v), "done");
    QCOMPARE(table.stock(resource), before + value);
}

void TestTiletumTurn::pointsAreSevenMinusTheValue()
{
    QCOMPARE(actionPoints(1), 6);
    QCOMPARE(actionPoints(2), 5);
    QCOMPARE(actionPoints(3), 4);
    QCOMPARE(actionPoints(4), 3);
    QCOMPARE(actionPoints(5), 2);
    QCOMPARE(actionPoints(6), 1);
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.open().points, 5);
    QCOMPARE(table.open().action, Action::Merchant);
}

void TestTiletumTurn::changeCostsTwoGoldAStep()
{
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    table.setStock(0, 0, 3, 0, 0);
    QCOMPARE(table.act("take resource=food value=2 as=4"), "tooLittle resource=gold need=4 have=3");
    QCOMPARE(table.act("take resource=food value=2 as=3"), "done");
    QCOMPARE(table.stock("gold"), 1);
    QCOMPARE(table.stock("food"), 3);
    QCOMPARE(table.open().points, 4);
}

void TestTiletumTurn::sixBecomesOneForTwoGold()
{
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    table.setStock(0, 0, 2, 0, 0);
    QCOMPARE(table.act("take resource=iron value=6 as=1"), "done");
    QCOMPARE(table.stock("gold"), 0);
    QCOMPARE(table.stock("iron"), 1);
    QCOMPARE(table.open().points, 6);
    QCOMPARE(table.open().action, Action::Architect);
}

void TestTiletumTurn::shorterWayRoundIsTaken()
{
    QCOMPARE(stepsBetween(1, 6), 1);
    QCOMPARE(stepsBetween(2, 6), 2);
    QCOMPARE(stepsBetween(1, 4), 3);
    QCOMPARE(stepsBetween(5, 1), 2);
    QCOMPARE(stepsBetween(3, 3), 0);
}

void TestTiletumTurn::changedDieGoesToItsNewSector()
{
    Table table(4, fourteenDice);
    table.layAtAction("helper.res2.a", Action::King);
    table.setStock(0, 0, 2, 0, 0);
    QCOMPARE(table.act("take resource=gold value=4 as=5"), "done");
    QCOMPARE(table.act("claim"), "done");
    QVERIFY(table.me().storehouse.contains(static_cast<TileIndex>(Table::tile("helper.res2.a"))));
    QCOMPARE(table.stock("gold"), 5);
    QCOMPARE(table.open().action, Action::King);
}

void TestTiletumTurn::dieThatIsNotThereCannotBeTaken()
{
    Table table(4, fourteenDice);
    QCOMPARE(table.act("take resource=stone value=1 as=1"), "noSuchDie resource=stone value=1");
}

void TestTiletumTurn::onlyOneDieATurn()
{
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.act("take resource=food value=2 as=2"), "dieAlreadyTaken");
}

void TestTiletumTurn::dieGoesToTheNextDiceSpace()
{
    Table table(4, fourteenDice);
    table.state.actionTiles.fill(noTile);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.me().dice.size(), 1);
    QVERIFY((table.me().dice[0] == Die{Resource::Food, 2}));
    QCOMPARE(diceOf(table.state, number(Resource::Food), 2), 1);
}

void TestTiletumTurn::bonusTileIsOfferedAfterTheDie()
{
    Table table(4, fourteenDice);
    table.layAtAction("helper.vp4.a", Action::Merchant);
    QCOMPARE(table.act("claim"), "notAskedNow open=bonusTile");
    QCOMPARE(table.act("decline"), "notAskedNow open=bonusTile");
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.open().open, Open::BonusTile);
    QCOMPARE(table.act("claim"), "done");
    QCOMPARE(table.me().storehouse.size(), 1);
    QCOMPARE(table.state.actionTiles[number(Action::Merchant)], noTile);
    QCOMPARE(table.act("claim"), "notAskedNow open=bonusTile");
}

void TestTiletumTurn::bonusTileMayBeDeclinedAndStays()
{
    Table table(4, fourteenDice);
    table.layAtAction("helper.vp4.a", Action::Merchant);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.act("decline"), "done");
    QVERIFY(table.me().storehouse.empty());
    QCOMPARE(table.state.actionTiles[number(Action::Merchant)], Table::tile("helper.vp4.a"));
    QCOMPARE(table.open().open, Open::Spend);
}

void TestTiletumTurn::withoutBonusTileResourcesComeAtOnce()
{
    Table table(4, fourteenDice);
    table.state.actionTiles[number(Action::Merchant)] = noTile;
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.open().open, Open::Spend);
    QCOMPARE(table.stock("food"), 3);
}

void TestTiletumTurn::fullStorehouseTakesNoTileUntilATaskMakesRoom()
{
    Table table(4, fourteenDice);
    table.layAtAction("helper.vp4.a", Action::Merchant);
    for (const char* tile : {"helper.gold4.a", "helper.res2.a", "helper.res2.b", "helper.oneEach.a"})
        table.store(tile);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.act("claim"), "storehouseFull places=4");
    QCOMPARE(table.act("use tile=helper.gold4.a"), "done");
    QCOMPARE(table.act("claim"), "done");
    QCOMPARE(table.me().storehouse.size(), 4);
}

void TestTiletumTurn::coatOfAFamilyOneHasCannotBeTaken()
{
    Table table(4, fourteenDice);
    table.layAtAction("coat.medici.b", Action::Merchant);
    table.store("coat.medici.a");
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.act("claim"), "familyHeld tile=coat.medici.b");
    // Neither when it has moved from the storehouse to its place.
    table.setStock(0, 2, 0, 0, 0);
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "done");
    QCOMPARE(table.act("claim"), "familyHeld tile=coat.medici.b");
    QCOMPARE(table.act("decline"), "done");
}

void TestTiletumTurn::contractCannotBeTakenWithoutFreeSpace()
{
    Table table(4, fourteenDice);
    table.layAtAction("contract.same3", Action::Merchant);
    for (const char* tile : {"contract.iron2", "contract.wool2", "contract.same1.a", "contract.same1.b",
             "contract.iron1Wool1", "contract.same7"}) {
        table.lift(tile);
        table.me().contracts.push(static_cast<TileIndex>(Table::tile(tile)));
    }
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.act("claim"), "noContractSpace");
}

void TestTiletumTurn::resourcesComeAfterTheTile()
{
    Table table(4, fourteenDice);
    table.layAtAction("helper.vp4.a", Action::Merchant);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.stock("food"), 1);
    QCOMPARE(table.act("claim"), "done");
    QCOMPARE(table.stock("food"), 3);
}

void TestTiletumTurn::jokerChoosesOneActionForAllItsPoints()
{
    Table table(4, fourteenDice);
    table.layAtAction("helper.vp4.a", Action::Merchant);
    table.layAtAction("helper.vp4.b", Action::Joker);
    QCOMPARE(table.act("take resource=wool value=6 as=6"), "done");
    QCOMPARE(table.act("move piece=merchant to=paris"), "answerFirst open=bonusTile");
    QCOMPARE(table.act("claim"), "done");
    // Tile, resources and points are the joker sector's own.
    QVERIFY(table.me().storehouse.contains(static_cast<TileIndex>(Table::tile("helper.vp4.b"))));
    QCOMPARE(table.stock("wool"), 7);
    QCOMPARE(table.act("move piece=merchant to=paris"), "otherAction action=merchant");
    QCOMPARE(table.act("choose action=merchant"), "done");
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.act("choose action=architect"), "notAskedNow open=chooseAction");
    QCOMPARE(table.act("move piece=architect to=paris"), "otherAction action=architect");
    QCOMPARE(table.act("move piece=merchant to=paris"), "done");
}

void TestTiletumTurn::jokerCannotChooseTheJoker()
{
    Table table;
    table.spend(Action::Joker, 3);
    QCOMPARE(table.act("choose action=joker"), "jokerIsNoChoice");
}

void TestTiletumTurn::jokerMayBecomeTheKingsAction()
{
    Table table;
    table.spend(Action::Joker, 3);
    QCOMPARE(table.act("choose action=king"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 3);
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.act("endTurn"), "done");
}

void TestTiletumTurn::emptySectorIsReachedByChangingADie()
{
    Table table(4, fourteenDice);
    for (auto& sector : table.state.dice)
        sector = {};
    ++diceOf(table.state, number(Resource::Iron), 2);
    table.setStock(0, 0, 0, 0, 0);
    QVERIFY(!table.isLegal("take resource=iron value=2 as=1"));
    table.setStock(0, 0, 2, 0, 0);
    QVERIFY(table.isLegal("take resource=iron value=2 as=1"));
}

void TestTiletumTurn::turnCannotEndBeforeADieIsTaken()
{
    Table table;
    QCOMPARE(table.act("endTurn"), "takeDieFirst");
}

void TestTiletumTurn::turnCannotEndInFrontOfTheTile()
{
    Table table(4, fourteenDice);
    QCOMPARE(table.act("take resource=food value=2 as=2"), "done");
    QCOMPARE(table.act("endTurn"), "answerFirst open=bonusTile");
}

void TestTiletumTurn::turnCannotEndWithSomethingOpen()
{
    Table table;
    table.spend(Action::Merchant, 2);
    table.store("helper.architect2");
    QCOMPARE(table.act("use tile=helper.architect2"), "done");
    QCOMPARE(table.act("endTurn"), "finishInnerFirst open=spend");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.act("endTurn"), "done");
    // Nor is a die taken while a helper's action is open.
    table.store("helper.architect3");
    QCOMPARE(table.act("use tile=helper.architect3"), "done");
    for (int value = 1; value <= 6; ++value)
        if (diceOf(table.state, 0, value) > 0) {
            const QByteArray v = QByteArray::number(value);
            QCOMPARE(table.act("take resource=iron value=" + v + " as=" + v), "finishInnerFirst open=spend");
        }
}

void TestTiletumTurn::pointsMayBeLeftUnspent()
{
    Table table;
    table.spend(Action::Architect, 6);
    QCOMPARE(table.act("endTurn"), "done");
    QCOMPARE(table.state.active, 1);
}

QTEST_APPLESS_MAIN(TestTiletumTurn)
#include "tst_tiletum_turn.moc"

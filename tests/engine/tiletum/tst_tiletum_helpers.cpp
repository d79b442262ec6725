// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include <set>

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// Every kind of helper, and buying with gold.
class TestTiletumHelpers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTileHasAKnownEffect();
    void helpersWithPointsOfOneAction_data();
    void helpersWithPointsOfOneAction();
    void kingHelpersMoveAtOnce();
    void anyActionHelperChoosesItsAction();
    void plusHelpersAddToTheDiesAction_data();
    void plusHelpersAddToTheDiesAction();
    void plusHelpersAddInTheMiddleOfAnotherHelper();
    void plusHelpersNeedADiesAction();
    void plusHelperMovesTheKingOn();
    void colourHelperReplacesTheDiesResource();
    void colourHelperComesTooLateAfterTheDie();
    void colourIsChosenOnce();
    void gainHelpers_data();
    void gainHelpers();
    void anyResourceHelpers_data();
    void anyResourceHelpers();
    void activatingHelperGivesABuildingsBonuses();
    void activatingHelperNeedsACharacter();
    void usedHelperLeavesTheStorehouse();
    void onlyStoredHelpersAreUsed();
    void twoGoldBuyOneResource();
    void goldBuysNoGold();
    void tasksAreAllowedBeforeTheDie();
    void everyCoatFamilyIsThere();
};

void TestTiletumHelpers::everyTileHasAKnownEffect()
{
    // Each face is in one of the tables below; a new one must be tested.
    std::set<std::string> helpers;
    std::set<std::string> characters;
    for (const Tile& tile : cardSet().tiles) {
        if (tile.type == TileType::Helper)
            helpers.insert(tile.face);
        if (tile.type == TileType::Character)
            characters.insert(tile.face);
    }
    QCOMPARE(helpers.size(), 22u);
    QCOMPARE(characters.size(), 30u);
}

void TestTiletumHelpers::helpersWithPointsOfOneAction_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<int>("points");
    QTest::newRow("helper.merchant2") << Action::Merchant << 2;
    QTest::newRow("helper.merchant3") << Action::Merchant << 3;
    QTest::newRow("helper.character2") << Action::Character << 2;
    QTest::newRow("helper.character3") << Action::Character << 3;
    QTest::newRow("helper.contract2") << Action::Contract << 2;
    QTest::newRow("helper.contract3") << Action::Contract << 3;
    QTest::newRow("helper.architect2") << Action::Architect << 2;
    QTest::newRow("helper.architect3") << Action::Architect << 3;
}

void TestTiletumHelpers::helpersWithPointsOfOneAction()
{
    QFETCH(Action, action);
    QFETCH(int, points);
    Table table;
    table.spend(Action::King, 0);
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("use tile=") + QTest::currentDataTag()), "done");
    QCOMPARE(table.open().open, Open::Spend);
    QCOMPARE(table.open().action, action);
    QCOMPARE(table.open().points, points);
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.open().action, Action::King);
}

void TestTiletumHelpers::kingHelpersMoveAtOnce()
{
    Table table;
    table.store("helper.king2");
    table.store("helper.king3");
    QCOMPARE(table.act("use tile=helper.king2"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 2);
    QCOMPARE(table.act("use tile=helper.king3"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 5);
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumHelpers::anyActionHelperChoosesItsAction()
{
    for (const char* action : {"architect", "merchant", "character", "contract"}) {
        Table table;
        table.store("helper.any1.a");
        QCOMPARE(table.act("use tile=helper.any1.a"), "done");
        QCOMPARE(table.act("choose action=joker"), "jokerIsNoChoice");
        QCOMPARE(table.act(QByteArray("choose action=") + action), "done");
        QCOMPARE(table.open().points, 1);
        QCOMPARE(actionWords[static_cast<std::size_t>(table.open().action)], action);
    }
    Table table;
    table.store("helper.any1.a");
    QCOMPARE(table.act("use tile=helper.any1.a"), "done");
    QCOMPARE(table.act("choose action=king"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 1);
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumHelpers::plusHelpersAddToTheDiesAction_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("helper.plus1.a") << 1;
    QTest::newRow("helper.plus2.a") << 2;
    QTest::newRow("helper.plus3") << 3;
}

void TestTiletumHelpers::plusHelpersAddToTheDiesAction()
{
    QFETCH(int, points);
    Table table;
    table.spend(Action::Merchant, 0); // even when all its points are spent
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("use tile=") + QTest::currentDataTag()), "done");
    QCOMPARE(table.open().points, points);
}

void TestTiletumHelpers::plusHelpersAddInTheMiddleOfAnotherHelper()
{
    Table table;
    table.spend(Action::Merchant, 1);
    table.store("helper.architect2");
    table.store("helper.plus2.a");
    QCOMPARE(table.act("use tile=helper.architect2"), "done");
    QCOMPARE(table.act("use tile=helper.plus2.a"), "done");
    QCOMPARE(table.open().action, Action::Architect);
    QCOMPARE(table.open().points, 2); // the helper's own action got nothing
    QCOMPARE(table.state.stack[0].points, 3);
}

void TestTiletumHelpers::plusHelpersNeedADiesAction()
{
    Table table;
    table.store("helper.plus1.a");
    QCOMPARE(table.act("use tile=helper.plus1.a"), "noActionUnderWay");
}

void TestTiletumHelpers::plusHelperMovesTheKingOn()
{
    Table table;
    table.spend(Action::King, 0);
    table.store("helper.plus3");
    QCOMPARE(table.act("use tile=helper.plus3"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 3);
    QCOMPARE(table.open().points, 0);
}

void TestTiletumHelpers::colourHelperReplacesTheDiesResource()
{
    Table table;
    table.state.actionTiles.fill(noTile);
    for (auto& sector : table.state.dice)
        sector = {};
    ++table.state.dice[3][number(Resource::Iron)];
    table.setStock(0, 0, 0, 0, 0);
    table.store("helper.colour.a");
    QCOMPARE(table.act("use tile=helper.colour.a"), "done");
    QCOMPARE(table.act("take resource=iron value=4 as=4"), "answerFirst open=colour");
    QCOMPARE(table.act("pick resource=stone"), "done");
    QCOMPARE(table.act("take resource=iron value=4 as=4"), "done");
    QCOMPARE(table.stock("iron"), 0);
    QCOMPARE(table.stock("stone"), 4);
    // Only this die's.
    table.passTurn();
    QCOMPARE(table.state.colour, noColour);
}

void TestTiletumHelpers::colourHelperComesTooLateAfterTheDie()
{
    Table table;
    table.store("helper.colour.a");
    table.spend(Action::Merchant, 1);
    QCOMPARE(table.act("use tile=helper.colour.a"), "colourTooLate");
}

void TestTiletumHelpers::colourIsChosenOnce()
{
    Table table;
    table.store("helper.colour.a");
    table.store("helper.colour.b");
    QCOMPARE(table.act("use tile=helper.colour.a"), "done");
    QCOMPARE(table.act("pick resource=stone"), "done");
    QCOMPARE(table.act("use tile=helper.colour.b"), "colourAlreadyChosen");
}

void TestTiletumHelpers::gainHelpers_data()
{
    QTest::addColumn<QList<int>>("resources"); // iron, food, gold, wool, stone
    QTest::addColumn<int>("points");
    QTest::newRow("helper.gold4.a") << QList<int>{0, 0, 4, 0, 0} << 0;
    QTest::newRow("helper.vp4.a") << QList<int>{0, 0, 0, 0, 0} << 4;
    QTest::newRow("helper.gold2vp2.a") << QList<int>{0, 0, 2, 0, 0} << 2;
    QTest::newRow("helper.oneEach.a") << QList<int>{1, 1, 0, 1, 1} << 0;
}

void TestTiletumHelpers::gainHelpers()
{
    QFETCH(QList<int>, resources);
    QFETCH(int, points);
    Table table;
    table.setStock(0, 0, 0, 0, 0);
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("use tile=") + QTest::currentDataTag()), "done");
    QCOMPARE(QList<int>(table.me().resources.begin(), table.me().resources.end()), resources);
    QCOMPARE(table.me().points, 10 + points);
    QCOMPARE(table.me().lines[number(Line::Tiles)], points);
}

void TestTiletumHelpers::anyResourceHelpers_data()
{
    QTest::addColumn<int>("amount");
    QTest::newRow("helper.res2.a") << 2;
    QTest::newRow("helper.res3.a") << 3;
}

void TestTiletumHelpers::anyResourceHelpers()
{
    QFETCH(int, amount);
    Table table;
    table.setStock(0, 0, 0, 0, 0);
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("use tile=") + QTest::currentDataTag()), "done");
    QCOMPARE(table.act("pick resource=gold"), "done");
    for (int i = 1; i < amount; ++i)
        QCOMPARE(table.act("pick resource=wool"), "done");
    QCOMPARE(table.stock("gold"), 1);
    QCOMPARE(table.stock("wool"), amount - 1);
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumHelpers::activatingHelperGivesABuildingsBonuses()
{
    Table table;
    table.setStock(0, 0, 0, 0, 0);
    table.settled("builder.stone1", 3, 1);
    table.settled("builder.stone2.a", 3, 2);
    table.store("helper.activate.a");
    QCOMPARE(table.act("use tile=helper.activate.a"), "done");
    QCOMPARE(table.act("activate building=3"), "done");
    QCOMPARE(table.act("enjoy floor=1"), "done");
    QCOMPARE(table.act("enjoy floor=2"), "done");
    QCOMPARE(table.stock("stone"), 3);
}

void TestTiletumHelpers::activatingHelperNeedsACharacter()
{
    Table table;
    table.store("helper.activate.a");
    QCOMPARE(table.act("use tile=helper.activate.a"), "nothingToActivate");
}

void TestTiletumHelpers::usedHelperLeavesTheStorehouse()
{
    Table table;
    table.store("helper.vp4.a");
    QCOMPARE(table.act("use tile=helper.vp4.a"), "done");
    QVERIFY(table.me().storehouse.empty());
    QVERIFY(table.state.usedTiles.contains(static_cast<TileIndex>(Table::tile("helper.vp4.a"))));
    QCOMPARE(table.act("use tile=helper.vp4.a"), "tileNotStored tile=helper.vp4.a");
}

void TestTiletumHelpers::onlyStoredHelpersAreUsed()
{
    Table table;
    table.store("coat.medici.a");
    QCOMPARE(table.act("use tile=coat.medici.a"), "wrongTile tile=coat.medici.a");
}

void TestTiletumHelpers::twoGoldBuyOneResource()
{
    Table table;
    table.setStock(0, 0, 5, 0, 0);
    for (const char* resource : {"iron", "food"}) {
        QCOMPARE(table.act(QByteArray("buy resource=") + resource), "done");
        QCOMPARE(table.stock(resource), 1);
    }
    QCOMPARE(table.stock("gold"), 1);
    QCOMPARE(table.act("buy resource=wool"), "tooLittle resource=gold need=2 have=1");
}

void TestTiletumHelpers::goldBuysNoGold()
{
    Table table;
    table.setStock(0, 0, 5, 0, 0);
    QCOMPARE(table.act("buy resource=gold"), "goldForGold");
}

void TestTiletumHelpers::tasksAreAllowedBeforeTheDie()
{
    Table table;
    table.setStock(5, 2, 4, 0, 9);
    table.store("contract.iron5");
    table.store("coat.medici.a");
    table.store("helper.vp4.a");
    table.putPillar(0, "koeln");
    QCOMPARE(table.act("buy resource=wool"), "done");
    QCOMPARE(table.act("fulfil tile=contract.iron5 same=none"), "done");
    QCOMPARE(table.act("adorn tile=coat.medici.a building=6"), "done");
    QCOMPARE(table.act("contribute space=koeln"), "done");
    QCOMPARE(table.act("use tile=helper.vp4.a"), "done");
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumHelpers::everyCoatFamilyIsThere()
{
    QCOMPARE(cardSet().families.size(), 6u);
    std::array<int, 6> copies{};
    for (const Tile& tile : cardSet().tiles)
        if (tile.type == TileType::Coat)
            ++copies.at(tile.kind);
    for (const int each : copies)
        QCOMPARE(each, 3);
}

QTEST_APPLESS_MAIN(TestTiletumHelpers)
#include "tst_tiletum_helpers.moc"

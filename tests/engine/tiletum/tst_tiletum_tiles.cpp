// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::tests::cardSet;
using sandglass::tiletum::tests::Table;

/// Every kind of helper and every bonus of a character, and the tasks that go with them.
class TestTiletumTiles : public QObject {
    Q_OBJECT

private slots:
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
    void gainCharacters_data();
    void gainCharacters();
    void actionCharacters_data();
    void actionCharacters();
    void kingCharactersMoveAtOnce();
    void notaryGivesAnActionAndAResource();
    void stepCharacters_data();
    void stepCharacters();
    void stepAndHouseInEitherOrder();
    void stepAndPillarInEitherOrder();
    void houseCharacterNeedsAPlaceAtOnce();
    void pillarCharacterNeedsAPlaceAtOnce();
    void stepsMayBeLeft();
    void nestedThingsReturnToWhatTheyInterrupted();
    void twoGoldBuyOneResource();
    void goldBuysNoGold();
    void tasksAreAllowedBeforeTheDie();
    void everyCoatFamilyIsThere();
};

void TestTiletumTiles::everyTileHasAKnownEffect()
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

void TestTiletumTiles::helpersWithPointsOfOneAction_data()
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

void TestTiletumTiles::helpersWithPointsOfOneAction()
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

void TestTiletumTiles::kingHelpersMoveAtOnce()
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

void TestTiletumTiles::anyActionHelperChoosesItsAction()
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

void TestTiletumTiles::plusHelpersAddToTheDiesAction_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("helper.plus1.a") << 1;
    QTest::newRow("helper.plus2.a") << 2;
    QTest::newRow("helper.plus3") << 3;
}

void TestTiletumTiles::plusHelpersAddToTheDiesAction()
{
    QFETCH(int, points);
    Table table;
    table.spend(Action::Merchant, 0); // even when all its points are spent
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("use tile=") + QTest::currentDataTag()), "done");
    QCOMPARE(table.open().points, points);
}

void TestTiletumTiles::plusHelpersAddInTheMiddleOfAnotherHelper()
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

void TestTiletumTiles::plusHelpersNeedADiesAction()
{
    Table table;
    table.store("helper.plus1.a");
    QCOMPARE(table.act("use tile=helper.plus1.a"), "noActionUnderWay");
}

void TestTiletumTiles::plusHelperMovesTheKingOn()
{
    Table table;
    table.spend(Action::King, 0);
    table.store("helper.plus3");
    QCOMPARE(table.act("use tile=helper.plus3"), "done");
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 3);
    QCOMPARE(table.open().points, 0);
}

void TestTiletumTiles::colourHelperReplacesTheDiesResource()
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

void TestTiletumTiles::colourHelperComesTooLateAfterTheDie()
{
    Table table;
    table.store("helper.colour.a");
    table.spend(Action::Merchant, 1);
    QCOMPARE(table.act("use tile=helper.colour.a"), "colourTooLate");
}

void TestTiletumTiles::colourIsChosenOnce()
{
    Table table;
    table.store("helper.colour.a");
    table.store("helper.colour.b");
    QCOMPARE(table.act("use tile=helper.colour.a"), "done");
    QCOMPARE(table.act("pick resource=stone"), "done");
    QCOMPARE(table.act("use tile=helper.colour.b"), "colourAlreadyChosen");
}

void TestTiletumTiles::gainHelpers_data()
{
    QTest::addColumn<QList<int>>("resources"); // iron, food, gold, wool, stone
    QTest::addColumn<int>("points");
    QTest::newRow("helper.gold4.a") << QList<int>{0, 0, 4, 0, 0} << 0;
    QTest::newRow("helper.vp4.a") << QList<int>{0, 0, 0, 0, 0} << 4;
    QTest::newRow("helper.gold2vp2.a") << QList<int>{0, 0, 2, 0, 0} << 2;
    QTest::newRow("helper.oneEach.a") << QList<int>{1, 1, 0, 1, 1} << 0;
}

void TestTiletumTiles::gainHelpers()
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

void TestTiletumTiles::anyResourceHelpers_data()
{
    QTest::addColumn<int>("amount");
    QTest::newRow("helper.res2.a") << 2;
    QTest::newRow("helper.res3.a") << 3;
}

void TestTiletumTiles::anyResourceHelpers()
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

void TestTiletumTiles::activatingHelperGivesABuildingsBonuses()
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

void TestTiletumTiles::activatingHelperNeedsACharacter()
{
    Table table;
    table.store("helper.activate.a");
    QCOMPARE(table.act("use tile=helper.activate.a"), "nothingToActivate");
}

void TestTiletumTiles::usedHelperLeavesTheStorehouse()
{
    Table table;
    table.store("helper.vp4.a");
    QCOMPARE(table.act("use tile=helper.vp4.a"), "done");
    QVERIFY(table.me().storehouse.empty());
    QVERIFY(table.state.usedTiles.contains(static_cast<TileIndex>(Table::tile("helper.vp4.a"))));
    QCOMPARE(table.act("use tile=helper.vp4.a"), "tileNotStored tile=helper.vp4.a");
}

void TestTiletumTiles::onlyStoredHelpersAreUsed()
{
    Table table;
    table.store("coat.medici.a");
    QCOMPARE(table.act("use tile=coat.medici.a"), "wrongTile tile=coat.medici.a");
}

void TestTiletumTiles::gainCharacters_data()
{
    QTest::addColumn<QList<int>>("resources"); // iron, food, gold, wool, stone
    QTest::addColumn<int>("points");
    QTest::newRow("notary.wool2") << QList<int>{0, 0, 0, 2, 0} << 0;
    QTest::newRow("notary.iron1") << QList<int>{1, 0, 0, 0, 0} << 0;
    QTest::newRow("notary.iron2") << QList<int>{2, 0, 0, 0, 0} << 0;
    QTest::newRow("notary.gold1Iron1") << QList<int>{1, 0, 1, 0, 0} << 0;
    QTest::newRow("notary.gold1Wool1") << QList<int>{0, 0, 1, 1, 0} << 0;
    QTest::newRow("innkeeper.food1") << QList<int>{0, 1, 0, 0, 0} << 0;
    QTest::newRow("innkeeper.food2.a") << QList<int>{0, 2, 0, 0, 0} << 0;
    QTest::newRow("courtier.vp2.a") << QList<int>{0, 0, 0, 0, 0} << 2;
    QTest::newRow("courtier.vp3.a") << QList<int>{0, 0, 0, 0, 0} << 3;
    QTest::newRow("courtier.gold2") << QList<int>{0, 0, 2, 0, 0} << 0;
    QTest::newRow("trader.gold2") << QList<int>{0, 0, 2, 0, 0} << 0;
    QTest::newRow("trader.gold3.a") << QList<int>{0, 0, 3, 0, 0} << 0;
    QTest::newRow("builder.stone1") << QList<int>{0, 0, 0, 0, 1} << 0;
    QTest::newRow("builder.stone2.a") << QList<int>{0, 0, 0, 0, 2} << 0;
}

void TestTiletumTiles::gainCharacters()
{
    QFETCH(QList<int>, resources);
    QFETCH(int, points);
    Table table;
    table.spend(Action::Character, 1);
    table.setStock(0, 0, 0, 0, 0);
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("settle tile=") + QTest::currentDataTag() + " building=1 floor=1"), "done");
    QCOMPARE(QList<int>(table.me().resources.begin(), table.me().resources.end()), resources);
    QCOMPARE(table.me().points, 10 + points);
}

void TestTiletumTiles::actionCharacters_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<int>("points");
    QTest::newRow("notary.contract3") << Action::Contract << 3;
    QTest::newRow("innkeeper.character1.a") << Action::Character << 1;
    QTest::newRow("innkeeper.character2.a") << Action::Character << 2;
}

void TestTiletumTiles::actionCharacters()
{
    QFETCH(Action, action);
    QFETCH(int, points);
    Table table;
    table.spend(Action::Character, 1);
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("settle tile=") + QTest::currentDataTag() + " building=1 floor=1"), "done");
    QCOMPARE(table.state.stack.size(), 2);
    QCOMPARE(table.open().action, action);
    QCOMPARE(table.open().points, points);
}

void TestTiletumTiles::kingCharactersMoveAtOnce()
{
    for (const auto& [tile, spaces] : {std::pair{"courtier.king1.a", 1}, std::pair{"courtier.king2.a", 2}}) {
        Table table;
        table.spend(Action::Character, 1);
        table.store(tile);
        QCOMPARE(table.act(QByteArray("settle tile=") + tile + " building=1 floor=1"), "done");
        QCOMPARE(cardSet().kingTrack[table.me().king].points, spaces);
        QCOMPARE(table.state.stack.size(), 1);
    }
}

void TestTiletumTiles::notaryGivesAnActionAndAResource()
{
    for (const auto& [tile, points] : {std::pair{"notary.contract1Res1.a", 1}, std::pair{"notary.contract2Res1", 2}}) {
        Table table;
        table.spend(Action::Character, 1);
        table.setStock(0, 0, 0, 0, 0);
        table.store(tile);
        QCOMPARE(table.act(QByteArray("settle tile=") + tile + " building=1 floor=1"), "done");
        QCOMPARE(table.open().action, Action::Contract);
        QCOMPARE(table.open().points, points);
        QCOMPARE(table.act("finish"), "done");
        QCOMPARE(table.act("pick resource=gold"), "done");
        QCOMPARE(table.stock("gold"), 1);
        QCOMPARE(table.state.stack.size(), 1);
    }
}

void TestTiletumTiles::stepCharacters_data()
{
    QTest::addColumn<int>("architect");
    QTest::addColumn<int>("merchant");
    QTest::newRow("innkeeper.stepBoth.a") << 1 << 1;
    QTest::newRow("trader.merchantStep1") << 0 << 1;
    QTest::newRow("trader.merchantStep2.a") << 0 << 2;
    QTest::newRow("builder.architectStep1") << 1 << 0;
    QTest::newRow("builder.architectStep2.a") << 2 << 0;
}

void TestTiletumTiles::stepCharacters()
{
    QFETCH(int, architect);
    QFETCH(int, merchant);
    Table table;
    table.spend(Action::Character, 1);
    table.store(QTest::currentDataTag());
    QCOMPARE(table.act(QByteArray("settle tile=") + QTest::currentDataTag() + " building=1 floor=1"), "done");
    const char* route[] = {"paris", "troyes"};
    for (int i = 0; i < merchant; ++i)
        QCOMPARE(table.act(QByteArray("move piece=merchant to=") + route[i]), "done");
    if (architect > 0 && merchant > 0)
        QCOMPARE(table.act("move piece=merchant to=tiletum"), "noStepLeft piece=merchant");
    for (int i = 0; i < architect; ++i)
        QCOMPARE(table.act(QByteArray("move piece=architect to=") + route[i]), "done");
    QCOMPARE(table.state.stack.size(), 1); // used up, so closed
}

void TestTiletumTiles::stepAndHouseInEitherOrder()
{
    Table stepFirst;
    stepFirst.spend(Action::Character, 1);
    stepFirst.store("trader.merchantStep1House.a");
    QCOMPARE(stepFirst.act("settle tile=trader.merchantStep1House.a building=1 floor=1"), "done");
    QCOMPARE(stepFirst.act("house space=tiletum house=1"), "houseAlreadyHere space=tiletum");
    QCOMPARE(stepFirst.act("move piece=merchant to=paris"), "done");
    QCOMPARE(stepFirst.act("house space=paris house=1"), "done");
    QCOMPARE(stepFirst.state.stack.size(), 1);

    Table houseFirst;
    houseFirst.spend(Action::Character, 1);
    houseFirst.put(Piece::Merchant, "brugge");
    houseFirst.store("trader.merchantStep1House.a");
    QCOMPARE(houseFirst.act("settle tile=trader.merchantStep1House.a building=1 floor=1"), "done");
    QCOMPARE(houseFirst.act("house space=brugge house=1"), "done");
    QCOMPARE(houseFirst.act("house space=brugge house=2"), "otherAction action=merchant");
    QCOMPARE(houseFirst.act("move piece=merchant to=antwerpen"), "done");
    QCOMPARE(houseFirst.state.stack.size(), 1);
}

void TestTiletumTiles::stepAndPillarInEitherOrder()
{
    Table stepFirst;
    stepFirst.spend(Action::Character, 1);
    stepFirst.store("builder.architectStep1Pillar.a");
    QCOMPARE(stepFirst.act("settle tile=builder.architectStep1Pillar.a building=1 floor=1"), "done");
    QCOMPARE(stepFirst.act("move piece=architect to=koeln"), "done");
    QCOMPARE(stepFirst.act("pillar space=paris"), "pieceElsewhere piece=architect space=paris");
    QCOMPARE(stepFirst.act("pillar space=koeln"), "done");
    QCOMPARE(stepFirst.state.stack.size(), 1);

    Table pillarFirst;
    pillarFirst.spend(Action::Character, 1);
    pillarFirst.put(Piece::Architect, "koeln");
    pillarFirst.store("builder.architectStep1Pillar.a");
    QCOMPARE(pillarFirst.act("settle tile=builder.architectStep1Pillar.a building=1 floor=1"), "done");
    QCOMPARE(pillarFirst.act("pillar space=koeln"), "done");
    QCOMPARE(pillarFirst.act("pillar space=koeln"), "otherAction action=architect");
    QCOMPARE(pillarFirst.act("move piece=architect to=tiletum"), "done");
    QCOMPARE(pillarFirst.state.stack.size(), 1);
}

void TestTiletumTiles::houseCharacterNeedsAPlaceAtOnce()
{
    Table table;
    table.spend(Action::Character, 1);
    table.store("trader.house");
    QCOMPARE(table.act("settle tile=trader.house building=1 floor=1"), "done");
    QCOMPARE(table.state.stack.size(), 1); // in Tiletum there is nothing to build

    Table paris;
    paris.spend(Action::Character, 1);
    paris.put(Piece::Merchant, "paris");
    paris.store("trader.house");
    QCOMPARE(paris.act("settle tile=trader.house building=1 floor=1"), "done");
    QCOMPARE(paris.act("house space=paris house=1"), "done");
    QCOMPARE(paris.state.stack.size(), 1);
}

void TestTiletumTiles::pillarCharacterNeedsAPlaceAtOnce()
{
    Table table;
    table.spend(Action::Character, 1);
    table.store("builder.pillar");
    QCOMPARE(table.act("settle tile=builder.pillar building=1 floor=1"), "done");
    QCOMPARE(table.state.stack.size(), 1);

    Table paris;
    paris.spend(Action::Character, 1);
    paris.put(Piece::Architect, "paris");
    paris.store("builder.pillar");
    QCOMPARE(paris.act("settle tile=builder.pillar building=1 floor=1"), "done");
    QCOMPARE(paris.act("pillar space=paris"), "done");
    QCOMPARE(paris.state.stack.size(), 1);
}

void TestTiletumTiles::stepsMayBeLeft()
{
    Table table;
    table.spend(Action::Character, 1);
    table.store("innkeeper.stepBoth.a");
    QCOMPARE(table.act("settle tile=innkeeper.stepBoth.a building=1 floor=1"), "done");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.me().merchant, Table::space("tiletum"));
}

void TestTiletumTiles::nestedThingsReturnToWhatTheyInterrupted()
{
    // In the middle of a merchant action: a helper's character action, whose character gives a contract action,
    // in whose middle a contract is fulfilled that moves the merchant.
    Table table;
    table.spend(Action::Merchant, 2);
    table.store("helper.character3");
    table.store("notary.contract3");
    table.store("contract.wool5");
    table.setStock(1, 0, 0, 5, 0);
    QCOMPARE(table.act("move piece=merchant to=paris"), "done");
    QCOMPARE(table.act("use tile=helper.character3"), "done");
    QCOMPARE(table.act("settle tile=notary.contract3 building=2 floor=2"), "done");
    QCOMPARE(table.act("exchange give=iron resource=food"), "done");
    QCOMPARE(table.act("pick resource=food"), "done");
    QCOMPARE(table.act("fulfil tile=contract.wool5 same=none"), "done");
    QCOMPARE(table.state.stack.size(), 4);
    QCOMPARE(table.act("move piece=merchant to=troyes"), "done");
    QCOMPARE(table.open().action, Action::Contract);
    QCOMPARE(table.open().points, 2);
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.open().action, Action::Character);
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.open().action, Action::Merchant);
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.act("house space=troyes house=1"), "done");
}

void TestTiletumTiles::twoGoldBuyOneResource()
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

void TestTiletumTiles::goldBuysNoGold()
{
    Table table;
    table.setStock(0, 0, 5, 0, 0);
    QCOMPARE(table.act("buy resource=gold"), "sameResource resource=gold");
}

void TestTiletumTiles::tasksAreAllowedBeforeTheDie()
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

void TestTiletumTiles::everyCoatFamilyIsThere()
{
    QCOMPARE(cardSet().families.size(), 6u);
    std::array<int, 6> copies{};
    for (const Tile& tile : cardSet().tiles)
        if (tile.type == TileType::Coat)
            ++copies.at(tile.kind);
    for (const int each : copies)
        QCOMPARE(each, 3);
}

QTEST_APPLESS_MAIN(TestTiletumTiles)
#include "tst_tiletum_tiles.moc"

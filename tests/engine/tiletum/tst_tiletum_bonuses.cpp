// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// Every bonus of a character, alone and nested in other things.
class TestTiletumBonuses : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

void TestTiletumBonuses::gainCharacters_data()
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

void TestTiletumBonuses::gainCharacters()
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

void TestTiletumBonuses::actionCharacters_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<int>("points");
    QTest::newRow("notary.contract3") << Action::Contract << 3;
    QTest::newRow("innkeeper.character1.a") << Action::Character << 1;
    QTest::newRow("innkeeper.character2.a") << Action::Character << 2;
}

void TestTiletumBonuses::actionCharacters()
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

void TestTiletumBonuses::kingCharactersMoveAtOnce()
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

void TestTiletumBonuses::notaryGivesAnActionAndAResource()
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

void TestTiletumBonuses::stepCharacters_data()
{
    QTest::addColumn<int>("architect");
    QTest::addColumn<int>("merchant");
    QTest::newRow("innkeeper.stepBoth.a") << 1 << 1;
    QTest::newRow("trader.merchantStep1") << 0 << 1;
    QTest::newRow("trader.merchantStep2.a") << 0 << 2;
    QTest::newRow("builder.architectStep1") << 1 << 0;
    QTest::newRow("builder.architectStep2.a") << 2 << 0;
}

void TestTiletumBonuses::stepCharacters()
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

void TestTiletumBonuses::stepAndHouseInEitherOrder()
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

void TestTiletumBonuses::stepAndPillarInEitherOrder()
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

void TestTiletumBonuses::houseCharacterNeedsAPlaceAtOnce()
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

void TestTiletumBonuses::pillarCharacterNeedsAPlaceAtOnce()
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

void TestTiletumBonuses::stepsMayBeLeft()
{
    Table table;
    table.spend(Action::Character, 1);
    table.store("innkeeper.stepBoth.a");
    QCOMPARE(table.act("settle tile=innkeeper.stepBoth.a building=1 floor=1"), "done");
    QCOMPARE(table.act("finish"), "done");
    QCOMPARE(table.me().merchant, Table::space("tiletum"));
}

void TestTiletumBonuses::nestedThingsReturnToWhatTheyInterrupted()
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

QTEST_APPLESS_MAIN(TestTiletumBonuses)
#include "tst_tiletum_bonuses.moc"

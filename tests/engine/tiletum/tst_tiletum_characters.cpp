// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::Table;

/// The character action: the offer, rooms, and the house of a full building.
class TestTiletumCharacters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void charactersOfTheRulebookFillATwoStoreyBuilding();
    void hiredCharacterIsReplacedAtOnce();
    void emptyPileLeavesAGapInTheOffer();
    void onlyOfferedCharactersCanBeHired();
    void fullStorehouseHiresNobody();
    void replacingDrawsFirstAndShufflesBackAfterwards();
    void replacingAShortPileKeepsTheOfferFull();
    void emptyOfferCannotBeReplaced();
    void floorsCostTheirNumber();
    void floorsMayBeFilledInAnyOrder();
    void buildingsHoldOneKind();
    void kindsLiveInOneBuilding();
    void roomsHoldOneCharacter();
    void roomsThatAreNotThere();
    void onlyCharactersSettle();
    void fullBuildingGivesItsRoofsHouseWithoutCoat();
};

void TestTiletumCharacters::charactersOfTheRulebookFillATwoStoreyBuilding()
{
    Table table;
    table.spend(Action::Character, 5); // a die of 2
    table.layInCharacterOffer({"notary.gold1Wool1", "notary.wool2", "trader.gold2"});
    table.setStock(0, 0, 0, 0, 0);
    QCOMPARE(table.act("hire tile=notary.gold1Wool1"), "done");
    QCOMPARE(table.act("hire tile=notary.wool2"), "done");
    QCOMPARE(table.act("settle tile=notary.gold1Wool1 building=2 floor=2"), "done");
    QCOMPARE(table.act("settle tile=notary.wool2 building=2 floor=1"), "done");
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.stock("gold"), 1);
    QCOMPARE(table.stock("wool"), 3);
    QCOMPARE(table.me().houseSupply, 3);
}

void TestTiletumCharacters::hiredCharacterIsReplacedAtOnce()
{
    Table table;
    table.spend(Action::Character, 2);
    table.layInCharacterOffer({"notary.wool2", "trader.gold2"});
    const TileIndex next = table.state.characterPile.back();
    QCOMPARE(table.act("hire tile=notary.wool2"), "done");
    QCOMPARE(table.state.characterOffer[0], next);
    QVERIFY(table.me().storehouse.contains(static_cast<TileIndex>(Table::tile("notary.wool2"))));
}

void TestTiletumCharacters::emptyPileLeavesAGapInTheOffer()
{
    Table table;
    table.spend(Action::Character, 2);
    table.layInCharacterOffer({"notary.wool2", "trader.gold2"});
    table.state.characterPile.clear();
    QCOMPARE(table.act("hire tile=notary.wool2"), "done");
    QCOMPARE(table.state.characterOffer[0], noTile);
}

void TestTiletumCharacters::onlyOfferedCharactersCanBeHired()
{
    Table table;
    table.spend(Action::Character, 2);
    table.layInCharacterOffer({"notary.wool2"});
    QCOMPARE(table.act("hire tile=trader.gold2"), "tileNotThere tile=trader.gold2");
    table.spend(Action::Contract, 2);
    QCOMPARE(table.act("hire tile=notary.wool2"), "otherAction action=character");
}

void TestTiletumCharacters::fullStorehouseHiresNobody()
{
    Table table;
    table.spend(Action::Character, 2);
    table.layInCharacterOffer({"notary.wool2"});
    for (const char* tile : {"helper.gold4.a", "helper.res2.a", "helper.res2.b", "helper.oneEach.a"})
        table.store(tile);
    QCOMPARE(table.act("hire tile=notary.wool2"), "storehouseFull places=4");
}

void TestTiletumCharacters::replacingDrawsFirstAndShufflesBackAfterwards()
{
    Table table;
    table.spend(Action::Character, 2);
    const auto old = table.state.characterOffer;
    const int pile = table.state.characterPile.size();
    QCOMPARE(table.act("replace"), "done");
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.state.characterPile.size(), pile);
    for (const TileIndex tile : old) {
        QVERIFY(std::ranges::find(table.state.characterOffer, tile) == table.state.characterOffer.end());
        QVERIFY(table.state.characterPile.contains(tile));
    }
}

void TestTiletumCharacters::replacingAShortPileKeepsTheOfferFull()
{
    Table table;
    table.spend(Action::Character, 2);
    while (table.state.characterPile.size() > 2)
        table.state.characterPile.pop();
    QCOMPARE(table.act("replace"), "done");
    QVERIFY(std::ranges::find(table.state.characterOffer, noTile) == table.state.characterOffer.end());
    QCOMPARE(table.state.characterPile.size(), 2);
}

void TestTiletumCharacters::emptyOfferCannotBeReplaced()
{
    Table table;
    table.spend(Action::Character, 2);
    table.state.characterOffer.fill(noTile);
    QCOMPARE(table.act("replace"), "offerEmpty");
}

void TestTiletumCharacters::floorsCostTheirNumber()
{
    Table table;
    table.store("notary.wool2");
    table.spend(Action::Character, 2);
    QCOMPARE(table.act("settle tile=notary.wool2 building=1 floor=3"), "tooFewPoints need=3 have=2");
    table.spend(Action::Character, 3);
    QCOMPARE(table.act("settle tile=notary.wool2 building=1 floor=3"), "done");
    QCOMPARE(table.open().points, 0);
}

void TestTiletumCharacters::floorsMayBeFilledInAnyOrder()
{
    Table table;
    table.spend(Action::Character, 6);
    for (const char* tile : {"notary.wool2", "notary.iron2", "notary.gold1Iron1"})
        table.store(tile);
    QCOMPARE(table.act("settle tile=notary.wool2 building=1 floor=2"), "done");
    QCOMPARE(table.act("settle tile=notary.iron2 building=1 floor=3"), "done");
    QCOMPARE(table.act("settle tile=notary.gold1Iron1 building=1 floor=1"), "done");
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.me().houseSupply, 3);
}

void TestTiletumCharacters::buildingsHoldOneKind()
{
    Table table;
    table.spend(Action::Character, 6);
    table.settled("notary.wool2", 1, 1);
    table.store("trader.gold2");
    QCOMPARE(table.act("settle tile=trader.gold2 building=1 floor=2"), "buildingOfOtherKind building=1");
    QCOMPARE(table.act("settle tile=trader.gold2 building=2 floor=2"), "done");
}

void TestTiletumCharacters::kindsLiveInOneBuilding()
{
    Table table;
    table.spend(Action::Character, 6);
    table.settled("notary.wool2", 1, 1);
    table.store("notary.iron2");
    QCOMPARE(table.act("settle tile=notary.iron2 building=4 floor=1"), "kindLivesElsewhere building=1");
    QCOMPARE(table.act("settle tile=notary.iron2 building=1 floor=2"), "done");
}

void TestTiletumCharacters::roomsHoldOneCharacter()
{
    Table table;
    table.spend(Action::Character, 6);
    table.settled("notary.wool2", 1, 1);
    table.store("notary.iron2");
    QCOMPARE(table.act("settle tile=notary.iron2 building=1 floor=1"), "roomTaken building=1 floor=1");
}

void TestTiletumCharacters::roomsThatAreNotThere()
{
    Table table;
    table.spend(Action::Character, 6);
    table.store("notary.iron2");
    QCOMPARE(table.act("settle tile=notary.iron2 building=4 floor=2"), "noSuchRoom building=4 floor=2");
    QCOMPARE(table.act("settle tile=notary.iron2 building=6 floor=1"), "noSuchRoom building=6 floor=1");
}

void TestTiletumCharacters::onlyCharactersSettle()
{
    Table table;
    table.spend(Action::Character, 6);
    table.store("helper.res2.a");
    QCOMPARE(table.act("settle tile=helper.res2.a building=4 floor=1"), "wrongTile tile=helper.res2.a");
    QCOMPARE(table.act("settle tile=notary.wool2 building=4 floor=1"), "tileNotStored tile=notary.wool2");
}

void TestTiletumCharacters::fullBuildingGivesItsRoofsHouseWithoutCoat()
{
    Table table;
    table.spend(Action::Character, 1);
    table.store("notary.iron2");
    QCOMPARE(table.act("settle tile=notary.iron2 building=5 floor=1"), "done");
    QCOMPARE(table.me().houseSupply, 3);
    QCOMPARE(table.me().finished, 0);
}

QTEST_APPLESS_MAIN(TestTiletumCharacters)
#include "tst_tiletum_characters.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// The contract action, and fulfilling contracts: every kind with its price, points and extra.
class TestTiletumContracts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void actionOfTheRulebookExchangesAndTakesTwo();
    void pricesAreThoseOfTheOffersPlaces();
    void offerIsNotRefilledDuringTheTurn();
    void offerSlidesAndRefillsAtTheEndOfTheTurn();
    void emptyContractPileLeavesGapsOnTheLeft();
    void coatsInTheOfferFollowTheirOwnRule();
    void contractNeedsAFreeSpace();
    void storedContractsReserveNoSpace();
    void onlyTheFirstExchangeOfATurnGivesMore();
    void exchangeNeedsADifferentResourceAndSomethingToGive();
    void goldMayBeExchangedBothWays();
    void everyContractHasItsPriceAndPoints_data();
    void everyContractHasItsPriceAndPoints();
    void everyKindOfTheRulebookIsThere();
    void ironContractOnTheThirdSpace();
    void woolContractMovesTheMerchant();
    void bothGoodsContractGivesACharacterAction();
    void sameKindIsThePayersChoice();
    void sameKindMayBeTheNamedOneToo();
    void paymentMustBeNamedWhereThereIsAChoice();
    void pillarsComeFromTheFirstFiveSpaces();
    void sixthSpaceScoresMostAndFreesNothing();
    void seventhContractFindsNoSpace();
    void onlyStoredContractsAreFulfilled();
};

void TestTiletumContracts::actionOfTheRulebookExchangesAndTakesTwo()
{
    Table table;
    table.spend(Action::Contract, 6); // a die of 1
    table.setStock(1, 1, 1, 1, 1);
    table.layInContractOffer(
        {"contract.iron3", "contract.wool3", "contract.iron5", "contract.wool5", "contract.same7"});
    QCOMPARE(table.act("exchange give=food resource=gold"), "done");
    QCOMPARE(table.act("pick resource=iron"), "done");
    QCOMPARE(table.act("sign tile=contract.iron5"), "done"); // for 2
    QCOMPARE(table.act("sign tile=contract.wool3"), "done"); // for 3
    QCOMPARE(table.open().points, 0);
    QCOMPARE(table.stock("food"), 0);
    QCOMPARE(table.stock("gold"), 2);
    QCOMPARE(table.stock("iron"), 2);
}

void TestTiletumContracts::pricesAreThoseOfTheOffersPlaces()
{
    const std::array offer{"contract.iron3", "contract.wool3", "contract.iron5", "contract.wool5", "contract.same7"};
    const int prices[] = {3, 3, 2, 2, 1};
    for (std::size_t place = 0; place < offer.size(); ++place) {
        Table table;
        table.layInContractOffer({offer[0], offer[1], offer[2], offer[3], offer[4]});
        const QByteArray sign = QByteArray("sign tile=") + offer[place];
        table.spend(Action::Contract, prices[place] - 1);
        QCOMPARE(
            table.act(sign), QStringLiteral("tooFewPoints need=%1 have=%2").arg(prices[place]).arg(prices[place] - 1));
        table.spend(Action::Contract, prices[place]);
        QCOMPARE(table.act(sign), "done");
        QCOMPARE(table.open().points, 0);
    }
}

void TestTiletumContracts::offerIsNotRefilledDuringTheTurn()
{
    Table table;
    table.spend(Action::Contract, 6);
    table.layInContractOffer(
        {"contract.iron3", "contract.wool3", "contract.iron5", "contract.wool5", "contract.same7"});
    QCOMPARE(table.act("sign tile=contract.same7"), "done");
    QCOMPARE(table.state.contractOffer[4], noTile);
    QCOMPARE(table.act("sign tile=contract.same7"), "tileNotThere tile=contract.same7");
    // Nor do the others get cheaper before the turn ends.
    QCOMPARE(table.act("sign tile=contract.wool5"), "done");
    QCOMPARE(table.open().points, 3);
}

void TestTiletumContracts::offerSlidesAndRefillsAtTheEndOfTheTurn()
{
    Table table;
    table.spend(Action::Contract, 6);
    table.layInContractOffer(
        {"contract.iron3", "contract.wool3", "contract.iron5", "contract.wool5", "contract.same7"});
    QCOMPARE(table.act("sign tile=contract.iron5"), "done");
    QCOMPARE(table.act("sign tile=contract.same7"), "done");
    const TileIndex next = table.state.contractPile.back();
    QCOMPARE(table.act("endTurn"), "done");
    const auto& offer = table.state.contractOffer;
    QCOMPARE(offer[4], Table::tile("contract.wool5"));
    QCOMPARE(offer[3], Table::tile("contract.wool3"));
    QCOMPARE(offer[2], Table::tile("contract.iron3"));
    QCOMPARE(offer[1], next);
    QVERIFY(offer[0] != noTile);
}

void TestTiletumContracts::emptyContractPileLeavesGapsOnTheLeft()
{
    Table table;
    table.spend(Action::Contract, 6);
    table.layInContractOffer(
        {"contract.iron3", "contract.wool3", "contract.iron5", "contract.wool5", "contract.same7"});
    table.state.contractPile.clear();
    QCOMPARE(table.act("sign tile=contract.wool5"), "done");
    QCOMPARE(table.act("endTurn"), "done");
    const auto& offer = table.state.contractOffer;
    QCOMPARE(offer[0], noTile);
    QCOMPARE(offer[1], Table::tile("contract.iron3"));
    QCOMPARE(offer[4], Table::tile("contract.same7"));
}

void TestTiletumContracts::coatsInTheOfferFollowTheirOwnRule()
{
    Table table;
    table.spend(Action::Contract, 6);
    table.layInContractOffer({"coat.medici.c", "coat.valois.c"});
    table.store("coat.medici.a");
    QCOMPARE(table.act("sign tile=coat.medici.c"), "familyHeld tile=coat.medici.c");
    QCOMPARE(table.act("sign tile=coat.valois.c"), "done");
    QCOMPARE(table.open().points, 3);
}

void TestTiletumContracts::contractNeedsAFreeSpace()
{
    Table table;
    table.spend(Action::Contract, 6);
    table.layInContractOffer({"contract.iron3"});
    for (int i = 0; i < 6; ++i)
        table.me().contracts.push(0);
    QCOMPARE(table.act("sign tile=contract.iron3"), "noContractSpace");
}

void TestTiletumContracts::storedContractsReserveNoSpace()
{
    Table table;
    table.spend(Action::Contract, 6);
    table.layInContractOffer({"contract.iron3"});
    for (int i = 0; i < 5; ++i)
        table.me().contracts.push(0);
    table.store("contract.wool3");
    QCOMPARE(table.act("sign tile=contract.iron3"), "done");
}

void TestTiletumContracts::onlyTheFirstExchangeOfATurnGivesMore()
{
    Table table;
    table.spend(Action::Contract, 3);
    table.setStock(3, 0, 0, 0, 0);
    QCOMPARE(table.act("exchange give=iron resource=wool"), "done");
    QCOMPARE(table.act("exchange give=iron resource=wool"), "answerFirst open=resources");
    QCOMPARE(table.act("pick resource=stone"), "done");
    QCOMPARE(table.act("exchange give=iron resource=wool"), "done");
    QCOMPARE(table.open().open, Open::Spend);
    // A helper's contract action in the same turn gives no second one.
    table.store("helper.contract2");
    QCOMPARE(table.act("use tile=helper.contract2"), "done");
    QCOMPARE(table.act("exchange give=iron resource=wool"), "done");
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.stock("wool"), 3);
}

void TestTiletumContracts::exchangeNeedsADifferentResourceAndSomethingToGive()
{
    Table table;
    table.spend(Action::Contract, 3);
    table.setStock(1, 0, 0, 0, 0);
    QCOMPARE(table.act("exchange give=iron resource=iron"), "sameResource resource=iron");
    QCOMPARE(table.act("exchange give=wool resource=iron"), "tooLittle resource=wool need=1 have=0");
    table.spend(Action::Merchant, 3);
    QCOMPARE(table.act("exchange give=iron resource=wool"), "otherAction action=contract");
}

void TestTiletumContracts::goldMayBeExchangedBothWays()
{
    Table table;
    table.spend(Action::Contract, 3);
    table.setStock(1, 0, 1, 0, 0);
    QVERIFY(table.isLegal("exchange give=iron resource=gold"));
    QVERIFY(table.isLegal("exchange give=gold resource=stone"));
}

void TestTiletumContracts::everyContractHasItsPriceAndPoints_data()
{
    QTest::addColumn<int>("iron");
    QTest::addColumn<int>("wool");
    QTest::addColumn<int>("same"); // paid with stone
    QTest::addColumn<int>("points");
    const auto row = [](const char* id, int iron, int wool, int same, int points) {
        QTest::newRow(id) << iron << wool << same << points;
    };
    row("contract.same1.a", 0, 0, 1, 1);
    row("contract.same3", 0, 0, 3, 3);
    row("contract.same5.a", 0, 0, 5, 6);
    row("contract.same7", 0, 0, 7, 10);
    row("contract.same8", 0, 0, 8, 13);
    row("contract.iron2", 2, 0, 0, 2);
    row("contract.iron3", 3, 0, 0, 4);
    row("contract.iron9", 9, 0, 0, 17);
    row("contract.iron5", 5, 0, 0, 7);
    row("contract.iron7", 7, 0, 0, 11);
    row("contract.wool2", 0, 2, 0, 2);
    row("contract.wool3", 0, 3, 0, 4);
    row("contract.wool9", 0, 9, 0, 17);
    row("contract.wool5", 0, 5, 0, 7);
    row("contract.wool7", 0, 7, 0, 11);
    row("contract.same2Iron2", 2, 0, 2, 5);
    row("contract.same3Iron3", 3, 0, 3, 8);
    row("contract.same2Wool2", 0, 2, 2, 5);
    row("contract.same3Wool3", 0, 3, 3, 8);
    row("contract.iron1Wool1", 1, 1, 0, 2);
    row("contract.iron2Wool2", 2, 2, 0, 6);
    row("contract.iron4Wool4", 4, 4, 0, 12);
    row("contract.iron3Wool3", 3, 3, 0, 9);
    row("contract.iron5Wool5", 5, 5, 0, 16);
}

void TestTiletumContracts::everyContractHasItsPriceAndPoints()
{
    QFETCH(int, iron);
    QFETCH(int, wool);
    QFETCH(int, same);
    QFETCH(int, points);
    Table table;
    table.store(QTest::currentDataTag());
    const QByteArray fulfil =
        QByteArray("fulfil tile=") + QTest::currentDataTag() + (same > 0 ? " same=stone" : " same=none");
    const int most = std::max({iron, wool, same});
    table.setStock(
        iron - (most == iron), 0, 0, wool - (most != iron && most == wool), same - (most != iron && most != wool));
    QVERIFY(table.act(fulfil).startsWith("tooLittle"));
    table.setStock(iron, 0, 0, wool, same);
    QCOMPARE(table.act(fulfil), "done");
    QCOMPARE(table.stock("iron") + table.stock("wool") + table.stock("stone"), 0);
    QCOMPARE(table.me().points, 10 + points); // the first space adds nothing
    QCOMPARE(table.me().contracts.size(), 1);
    QCOMPARE(table.me().pillarSupply, 3);
}

void TestTiletumContracts::everyKindOfTheRulebookIsThere()
{
    std::set<std::string> faces;
    for (const Tile& tile : cardSet().tiles)
        if (tile.type == TileType::Contract)
            faces.insert(tile.face);
    QCOMPARE(faces.size(), 24u);
}

void TestTiletumContracts::ironContractOnTheThirdSpace()
{
    Table table;
    table.store("contract.iron5");
    table.me().contracts.push(0);
    table.me().contracts.push(0);
    table.setStock(5, 0, 0, 0, 0);
    QCOMPARE(table.act("fulfil tile=contract.iron5 same=none"), "done");
    QCOMPARE(table.me().points, 10 + 7 + 2);
    QCOMPARE(table.me().pillarSupply, 3);
    QCOMPARE(cardSet().kingTrack[table.me().king].points, 1);
}

void TestTiletumContracts::woolContractMovesTheMerchant()
{
    Table table;
    table.store("contract.wool7");
    table.setStock(0, 0, 0, 7, 0);
    QCOMPARE(table.act("fulfil tile=contract.wool7 same=none"), "done");
    QCOMPARE(table.act("move piece=architect to=paris"), "noStepLeft piece=architect");
    QCOMPARE(table.act("house space=tiletum house=1"), "otherAction action=merchant");
    QCOMPARE(table.act("move piece=merchant to=praha"), "notAdjacent space=praha");
    QCOMPARE(table.act("move piece=merchant to=paris"), "done");
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumContracts::bothGoodsContractGivesACharacterAction()
{
    Table table;
    table.store("contract.iron5Wool5");
    table.setStock(5, 0, 0, 5, 0);
    table.layInCharacterOffer({"notary.wool2"});
    QCOMPARE(table.act("fulfil tile=contract.iron5Wool5 same=none"), "done");
    QCOMPARE(table.open().action, Action::Character);
    QCOMPARE(table.open().points, 1);
    QCOMPARE(table.act("hire tile=notary.wool2"), "done");
    QCOMPARE(table.open().open, Open::ChooseDie);
}

void TestTiletumContracts::sameKindIsThePayersChoice()
{
    for (const char* resource : {"iron", "food", "gold", "wool", "stone"}) {
        Table table;
        table.store("contract.same5.a");
        table.setStock(5, 5, 5, 5, 5);
        QCOMPARE(table.act(QByteArray("fulfil tile=contract.same5.a same=") + resource), "done");
        QCOMPARE(table.stock(resource), 0);
    }
}

void TestTiletumContracts::sameKindMayBeTheNamedOneToo()
{
    Table table;
    table.store("contract.same2Iron2");
    table.setStock(3, 0, 0, 0, 0);
    QCOMPARE(table.act("fulfil tile=contract.same2Iron2 same=iron"), "tooLittle resource=iron need=4 have=3");
    table.setStock(4, 0, 0, 0, 0);
    QCOMPARE(table.act("fulfil tile=contract.same2Iron2 same=iron"), "done");
    QCOMPARE(table.stock("iron"), 0);
}

void TestTiletumContracts::paymentMustBeNamedWhereThereIsAChoice()
{
    Table table;
    table.setStock(9, 9, 9, 9, 9);
    table.store("contract.same5.a");
    table.store("contract.iron5");
    QCOMPARE(table.act("fulfil tile=contract.same5.a same=none"), "nameThePayment tile=contract.same5.a");
    QCOMPARE(table.act("fulfil tile=contract.iron5 same=iron"), "noPaymentToName tile=contract.iron5");
}

void TestTiletumContracts::pillarsComeFromTheFirstFiveSpaces()
{
    Table table;
    const int points[] = {0, 1, 2, 3, 4, 6};
    const char* contracts[] = {"contract.same1.a", "contract.same1.b", "contract.iron2", "contract.wool2",
        "contract.iron1Wool1", "contract.iron3"};
    const int values[] = {1, 1, 2, 2, 2, 4};
    int expected = 10;
    for (int i = 0; i < 6; ++i) {
        table.setStock(9, 9, 9, 9, 9);
        table.store(contracts[i]);
        const bool choice = i < 2;
        QCOMPARE(table.act(QByteArray("fulfil tile=") + contracts[i] + (choice ? " same=food" : " same=none")), "done");
        expected += points[i] + values[i];
        QCOMPARE(table.me().points, expected);
        QCOMPARE(table.me().pillarSupply, std::min(7, 3 + i));
    }
}

void TestTiletumContracts::sixthSpaceScoresMostAndFreesNothing()
{
    Table table;
    for (int i = 0; i < 5; ++i)
        table.me().contracts.push(0);
    table.store("contract.iron3");
    table.setStock(3, 0, 0, 0, 0);
    QCOMPARE(table.act("fulfil tile=contract.iron3 same=none"), "done");
    QCOMPARE(table.me().points, 10 + 4 + 6);
    QCOMPARE(table.me().pillarSupply, 2);
}

void TestTiletumContracts::seventhContractFindsNoSpace()
{
    Table table;
    table.store("contract.iron3");
    for (int i = 0; i < 6; ++i)
        table.me().contracts.push(0);
    table.setStock(9, 9, 9, 9, 9);
    QCOMPARE(table.act("fulfil tile=contract.iron3 same=none"), "noContractSpace");
}

void TestTiletumContracts::onlyStoredContractsAreFulfilled()
{
    Table table;
    table.store("helper.res2.a");
    QCOMPARE(table.act("fulfil tile=contract.iron3 same=none"), "tileNotStored tile=contract.iron3");
    QCOMPARE(table.act("fulfil tile=helper.res2.a same=none"), "wrongTile tile=helper.res2.a");
}

QTEST_APPLESS_MAIN(TestTiletumContracts)
#include "tst_tiletum_contracts.moc"

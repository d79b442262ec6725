// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/fairs.h"
#include "tiletum/solo.h"
#include "tiletum/wheel.h"

#include <numeric>
#include <set>

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

/// The solo opponent: his deck and his way of playing it are as the facts give them, and known to be our own procedure.
class TestTiletumSolo : public QObject {
    Q_OBJECT

    static void clearDice(Table& table)
    {
        for (auto& sector : table.state.dice)
            sector = {};
    }
    static void addDie(Table& table, Resource resource, int value) { ++diceOf(table.state, number(resource), value); }
    /// Ends the human's turn without doing anything; the opponent's follows.
    static void pass(Table& table)
    {
        table.spend(Action::Merchant, 0);
        QCOMPARE(table.act("endTurn"), "done");
    }
    static void challenge(Table& table, Challenge challenge)
    {
        table.state.challenges = static_cast<uint8_t>(table.state.challenges | 1u << number(challenge));
    }

private Q_SLOTS:
    void setupIsThatOfTwoWithTheHumanFirst();
    void deckHoldsTheFairsAndTwoMoreCards();
    void deckLastsTwoRounds();
    void opponentTakesATurnAfterEachOfTheHumans();
    void rowsOfHisCardThatFailAreTold();
    void opponentScoresHousesAndBuildsNearest();
    void opponentSettlesCharactersWithoutBonus();
    void opponentSignsCoatsFirst();
    void opponentPaysWithGoldTwoForOne();
    void opponentSupportsCathedrals();
    void opponentPlacesCoatsUnderFilledBuildings();
    void opponentDiscardsTheKingsTileForFour();
    void opponentScoresFairsByRound();
    void opponentScoresContractsTimesCathedrals();
    void humanNeedsStrictlyMore();
    void challengesChangeHisHelpers_data();
    void challengesChangeHisHelpers();
    void veryGoodFriendsBringContracts();
    void deepCoffersGiveOneMore();
    void visitorsBringTheirBonus();
    void favorLiftsHimToFive();
    void readyForActionBringsMarkers();
    void onlyTheHumanIsASeat();
};

void TestTiletumSolo::setupIsThatOfTwoWithTheHumanFirst()
{
    Table table(1);
    QCOMPARE(table.state.players, 2);
    QCOMPARE(table.state.active, 0);
    QCOMPARE(table.board(0).points, 10);
    QCOMPARE(table.board(0).resources[number(Resource::Gold)], 1);
    QCOMPARE(table.board(1).points, 0);
    QCOMPARE(std::accumulate(table.board(1).resources.begin(), table.board(1).resources.end(), 0), 0);
    QCOMPARE(table.state.king[0], 0); // his disc lies on top
}

void TestTiletumSolo::deckHoldsTheFairsAndTwoMoreCards()
{
    Table table(1); // houses, pillars, contracts, king
    std::set<std::string> ids;
    for (const uint8_t card : table.state.decrees)
        ids.insert(cardSet().decrees[card].id);
    QCOMPARE(ids,
        (std::set<std::string>{"mercantileEmpire", "proudPillars", "businessIsBusiness", "kingAndCountry",
            "undyingFame", "worldlyRiches"}));
}

void TestTiletumSolo::deckLastsTwoRounds()
{
    Table table(1);
    QCOMPARE(table.state.decrees.size(), 6);
    table.state.kingTile = noTile;
    while (table.state.round == 1)
        pass(table);
    QVERIFY(table.state.decrees.size() <= 3);
    table.state.kingTile = noTile;
    while (table.state.round == 2)
        pass(table);
    QVERIFY(table.state.decrees.size() >= 5); // shuffled anew; he may already have begun the round
}

void TestTiletumSolo::opponentTakesATurnAfterEachOfTheHumans()
{
    Table table(1);
    pass(table);
    QCOMPARE(table.state.active, 0);
    QCOMPARE(table.board(1).dice.size(), 1);
    QVERIFY(std::ranges::any_of(table.told(), [](const QString& event) { return event.startsWith("decreeTurned"); }));
    pass(table);
    QCOMPARE(table.board(1).dice.size(), 2);
}

void TestTiletumSolo::rowsOfHisCardThatFailAreTold()
{
    Table table(1);
    for (int turn = 0; turn < 6; ++turn) {
        table.state.kingTile = noTile;
        pass(table);
        const QStringList told = table.told();
        const auto turned = std::ranges::find_if(told, [](const QString& event) { return event.startsWith("decree"); });
        QVERIFY(turned != told.end());
        const int held = turned->section(QStringLiteral("row="), 1).toInt();
        const int rows = static_cast<int>(cardSet().decrees[table.state.decree].priorities.size());
        const int failed = held > 0 ? held - 1 : rows;
        for (int row = 1; row <= rows; ++row) {
            const QString event = QStringLiteral("rowFailed row=%1 ").arg(row);
            QCOMPARE(
                std::ranges::any_of(told, [&](const QString& each) { return each.startsWith(event); }), row <= failed);
        }
    }
}

void TestTiletumSolo::opponentScoresHousesAndBuildsNearest()
{
    Table table(1);
    table.state.mapTiles.fill(noTile);
    table.state.active = opponentSeat;
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentAction(play, Action::Merchant, 2);
    // One step: Bruges and Antwerp give nothing, Cologne and Paris a point; Cologne comes first in the map's list.
    QVERIFY(holds(table.board(1).houses, Table::space("koeln")));
    QCOMPARE(table.board(1).points, 1);
    doOpponentAction(play, Action::Architect, 5);
    QVERIFY(holds(table.board(1).pillars, Table::space("koeln"))); // the top tile is worth more than that of Paris
    QCOMPARE(count(table.board(1).pillars), 2);
    QCOMPARE(table.board(1).pillarSupply, 0);
}

void TestTiletumSolo::opponentSettlesCharactersWithoutBonus()
{
    Table table(1);
    table.state.active = opponentSeat;
    table.layInCharacterOffer({"courtier.vp3.a", "notary.wool2", "courtier.gold2"});
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentAction(play, Action::Character, 5);
    // The leftmost goes to the cheapest room; then one of a kind that he houses.
    const Board& board = table.board(1);
    QCOMPARE(board.rooms[0][0], Table::tile("courtier.vp3.a"));
    QCOMPARE(board.rooms[0][1], Table::tile("courtier.gold2"));
    QCOMPARE(board.points, 0);
    QCOMPARE(board.resources[number(Resource::Gold)], 0);
}

void TestTiletumSolo::opponentSignsCoatsFirst()
{
    Table table(1);
    table.state.active = opponentSeat;
    table.layInContractOffer({"coat.medici.b", "contract.wool3", "contract.iron5", "contract.wool5", "contract.same7"});
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentAction(play, Action::Contract, 4);
    const Board& board = table.board(1);
    QCOMPARE(board.storehouse.size(), 2);
    QCOMPARE(board.storehouse[0], Table::tile("coat.medici.b")); // for 3
    QCOMPARE(board.storehouse[1], Table::tile("contract.same7")); // for 1
}

void TestTiletumSolo::opponentPaysWithGoldTwoForOne()
{
    Table table(1);
    table.state.active = opponentSeat;
    table.store("contract.iron3");
    table.setStock(1, 0, 3, 0, 0);
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentTasks(play);
    QCOMPARE(table.board(1).contracts.size(), 0); // two are missing, four gold would be needed
    table.setStock(1, 0, 4, 0, 0);
    doOpponentTasks(play);
    QCOMPARE(table.board(1).contracts.size(), 1);
    QCOMPARE(table.board(1).points, 4);
    QCOMPARE(table.board(1).resources[number(Resource::Gold)], 0);
}

void TestTiletumSolo::opponentSupportsCathedrals()
{
    Table table(1);
    table.state.active = opponentSeat;
    table.setCost("koeln", "stone3a");
    table.putPillar(1, "koeln");
    table.setStock(0, 0, 2, 0, 2);
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentTasks(play);
    QCOMPARE(table.board(1).points, 4 + 5);
    QCOMPARE(
        table.board(1).cathedrals, 1 << cardSet().spaces[static_cast<std::size_t>(Table::space("koeln"))].cathedral);
    QCOMPARE(std::accumulate(table.board(1).resources.begin(), table.board(1).resources.end(), 0), 0);
}

void TestTiletumSolo::opponentPlacesCoatsUnderFilledBuildings()
{
    Table table(1);
    table.state.active = opponentSeat;
    table.settled("courtier.vp2.a", 4, 1);
    table.store("coat.medici.a");
    table.store("coat.valois.a");
    table.setStock(0, 4, 0, 0, 0);
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentTasks(play);
    // Building 4 is the leftmost full one that he can pay; nothing is left for the second coat.
    QCOMPARE(table.board(1).coats[3], Table::tile("coat.medici.a"));
    QCOMPARE(table.board(1).storehouse.size(), 1);
    table.setStock(0, 2, 0, 0, 0);
    doOpponentTasks(play);
    QCOMPARE(table.board(1).coats[5], Table::tile("coat.valois.a"));
    QCOMPARE(table.board(1).points, 5);
}

void TestTiletumSolo::opponentDiscardsTheKingsTileForFour()
{
    Table table(1);
    table.setKing(1, 8);
    table.state.corruption.fill(0);
    const TileIndex tile = table.state.kingTile;
    while (table.state.round == 1)
        pass(table);
    QVERIFY(table.state.usedTiles.contains(tile));
    QVERIFY(table.board(1).lines[number(Line::King)] >= 8 + 4);
}

void TestTiletumSolo::opponentScoresFairsByRound()
{
    Table table(1);
    QVERIFY(takesPart(table.state, 1, 2)); // wherever it is
    QCOMPARE(fairPoints(cardSet(), table.state, 1, 1), 3); // (1 + 2) times round 1
    table.state.round = 3;
    QCOMPARE(fairPoints(cardSet(), table.state, 1, 3), 18); // (3 + 3) times round 3
}

void TestTiletumSolo::opponentScoresContractsTimesCathedrals()
{
    Board board{};
    board.contracts.push(0);
    board.contracts.push(0);
    board.cathedrals = 0b111;
    QCOMPARE(opponentFinalPoints(board), 6);
}

void TestTiletumSolo::humanNeedsStrictlyMore()
{
    Table table(1);
    table.state.phase = Phase::Over;
    table.board(0).points = 90;
    table.board(1).points = 90;
    QVERIFY(!ranking(cardSet(), table.state)[0].winner);
    QCOMPARE(ranking(cardSet(), table.state)[0].reason, "notMoreThanOpponent");
    table.board(0).points = 91;
    QVERIFY(ranking(cardSet(), table.state)[0].winner);
    QCOMPARE(ranking(cardSet(), table.state).size(), 1);
}

void TestTiletumSolo::challengesChangeHisHelpers_data()
{
    QTest::addColumn<Challenge>("card");
    QTest::addColumn<QByteArray>("helper");
    QTest::addColumn<int>("gold");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("king");
    const auto row = [](Challenge card, const char* helper, int gold, int points, int king) {
        QTest::addRow("%s, %s", challengeWords[static_cast<std::size_t>(card)].data(), helper)
            << card << QByteArray(helper) << gold << points << king;
    };
    row(Challenge::VerySpecialFriends, "helper.activate.a", 5, 0, 0);
    row(Challenge::VerySpecialFriends, "helper.colour.a", 5, 0, 0);
    row(Challenge::VerySpecialFriends, "helper.gold4.a", 0, 0, 0);
    row(Challenge::ResourcefulClergy, "helper.gold2vp2.a", 2, 2, 0);
    row(Challenge::ResourcefulClergy, "helper.res3.a", 3, 0, 0);
    row(Challenge::WhispersInTheKingsEar, "helper.merchant3", 0, 0, 1);
    row(Challenge::WhispersInTheKingsEar, "helper.plus1.a", 0, 0, 1);
    row(Challenge::WhispersInTheKingsEar, "helper.vp4.a", 0, 0, 0);
    row(Challenge::EcclesiasticalIncome, "helper.any1.a", 0, 1, 0);
    row(Challenge::EcclesiasticalIncome, "helper.king3", 0, 3, 0);
    row(Challenge::EcclesiasticalIncome, "helper.plus2.a", 0, 2, 0);
}

void TestTiletumSolo::challengesChangeHisHelpers()
{
    QFETCH(Challenge, card);
    QFETCH(QByteArray, helper);
    QFETCH(int, gold);
    QFETCH(int, points);
    QFETCH(int, king);
    Table table(1);
    Events events;
    Play play{cardSet(), table.state, events};
    const Tile& tile = tileAt(cardSet(), Table::tile(helper));
    opponentTakesHelper(play, tile);
    QVERIFY(events.empty()); // without the card it is nothing to him
    challenge(table, card);
    opponentTakesHelper(play, tile);
    QCOMPARE(table.board(1).resources[number(Resource::Gold)], gold);
    QCOMPARE(table.board(1).points, points);
    QCOMPARE(cardSet().kingTrack[table.board(1).king].points, king);
}

// A contract on the bonus tile that he takes is one of his at once, for nothing; without the card it is stored.
void TestTiletumSolo::veryGoodFriendsBringContracts()
{
    for (const bool friends : {false, true}) {
        Table table(1);
        if (friends)
            challenge(table, Challenge::VerySpecialFriends);
        clearDice(table);
        addDie(table, Resource::Gold, 5);
        addDie(table, Resource::Gold, 5);
        table.layAtAction("contract.iron2Wool2", actionAt(table.state, 5));
        const auto tile = static_cast<TileIndex>(Table::tile("contract.iron2Wool2"));
        const int points = table.board(1).lines[number(Line::Contracts)];
        pass(table);
        QCOMPARE(table.board(1).contracts.contains(tile), friends);
        QCOMPARE(table.board(1).storehouse.contains(tile), !friends);
        QCOMPARE(table.board(1).lines[number(Line::Contracts)], points);
    }
}

void TestTiletumSolo::deepCoffersGiveOneMore()
{
    Table table(1);
    challenge(table, Challenge::DeepCoffers);
    clearDice(table);
    table.state.actionTiles.fill(noTile);
    addDie(table, Resource::Food, 5);
    addDie(table, Resource::Food, 5);
    pass(table);
    QCOMPARE(table.board(1).resources[number(Resource::Food)], 6);
}

void TestTiletumSolo::visitorsBringTheirBonus()
{
    Table table(1);
    challenge(table, Challenge::VisitorsToTheCuria);
    table.state.active = opponentSeat;
    table.layInCharacterOffer({"courtier.vp3.a"});
    table.state.characterPile.clear();
    Events events;
    Play play{cardSet(), table.state, events};
    doOpponentAction(play, Action::Character, 2);
    QCOMPARE(table.board(1).points, 3);
}

void TestTiletumSolo::favorLiftsHimToFive()
{
    const auto state =
        arrange(cardSet(), {.seats = 1, .challenges = 1}, 3, R"({"challenges":["favorAtTheCourt"],"corruption":[0]})");
    QVERIFY(state);
    QCOMPARE(cardSet().kingTrack[state->boards[1].king].points, 5);
    QCOMPARE(state->king[0], opponentSeat);
}

void TestTiletumSolo::readyForActionBringsMarkers()
{
    Table table(1, R"(,"decrees":["businessIsBusiness"])");
    challenge(table, Challenge::ReadyForAction);
    clearDice(table);
    table.state.actionTiles.fill(noTile);
    addDie(table, Resource::Iron, 4);
    table.layInContractOffer({"contract.iron3", "contract.wool3", "coat.medici.b", "contract.wool5", "contract.same7"});
    pass(table);
    QCOMPARE(table.board(1).families, 1);
    QCOMPARE(table.board(1).bonusPoints[number(Action::Contract)], 3); // the first marker
}

void TestTiletumSolo::onlyTheHumanIsASeat()
{
    Table table(1);
    QCOMPARE(Game::seats(table.state), 1);
    QCOMPARE(table.actAs(1, "endTurn"), "notYourTurn seat=0");
    QVERIFY(legal(cardSet(), table.state, core::seatAt(1)).empty());
}

QTEST_APPLESS_MAIN(TestTiletumSolo)
#include "tst_tiletum_solo.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/wheel.h"

#include <numeric>
#include <set>

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

/// The set-up of a match, drawn or fixed by the caller; options, descriptions and views.
class TestTiletumSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seatsGetTheirGoldByOrder_data();
    void seatsGetTheirGoldByOrder();
    void piecesStandAsTheRulebookSays();
    void bonusTilesLieOnActionsTrackAndMap();
    void offersHoldFiveTiles();
    void oneCathedralIsNotBuilt();
    void fairsStartInTiletum();
    void diceAreDrawnBySeats();
    void actionsMayBeShuffled();
    void sameSeedGivesTheSameBytes();
    void callerFixesAnyPartOfTheSetup();
    void impossibleSetupsAreTold_data();
    void impossibleSetupsAreTold();
    void optionsSurviveBeingWritten();
    void wrongOptionsAreTold();
    void describeIsReadableJson();
    void viewHidesPilesAndTokens();
};

void TestTiletumSetup::seatsGetTheirGoldByOrder_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QList<int>>("gold");
    QTest::newRow("two") << 2 << QList<int>{1, 3};
    QTest::newRow("three") << 3 << QList<int>{1, 3, 5};
    QTest::newRow("four") << 4 << QList<int>{1, 3, 5, 6};
}

void TestTiletumSetup::seatsGetTheirGoldByOrder()
{
    QFETCH(int, seats);
    QFETCH(QList<int>, gold);
    for (core::Seed seed = 1; seed < 20; ++seed) {
        const State state = *setup(cardSet(), {.seats = seats}, seed);
        for (int place = 0; place < seats; ++place) {
            const Board& board = state.boards[state.order[place]];
            QCOMPARE(board.resources[number(Resource::Gold)], gold[place]);
            for (const Resource resource : {Resource::Iron, Resource::Wool, Resource::Stone, Resource::Food})
                QCOMPARE(board.resources[number(resource)], 1);
            QCOMPARE((state.order[0] + place) % seats, static_cast<int>(state.order[place])); // clockwise
        }
    }
}

void TestTiletumSetup::piecesStandAsTheRulebookSays()
{
    Table table(4);
    const int tiletum = Table::space("tiletum");
    for (int seat = 0; seat < 4; ++seat) {
        const Board& board = table.board(seat);
        QCOMPARE(board.points, 10);
        QCOMPARE(board.merchant, tiletum);
        QCOMPARE(board.architect, tiletum);
        QCOMPARE(board.houses, 1u << tiletum);
        QCOMPARE(board.houseSupply, 2);
        QCOMPARE(board.pillarSupply, 2);
        QCOMPARE(board.pillars, 0u);
        QCOMPARE(cardSet().kingTrack[board.king].points, 0);
        QCOMPARE(table.state.king[seat], seat); // the first seat's disc lies at the bottom
    }
}

void TestTiletumSetup::bonusTilesLieOnActionsTrackAndMap()
{
    const int onMap[] = {11, 16, 20};
    const int all[] = {38, 46, 54};
    for (int seats = 2; seats <= 4; ++seats) {
        Table table(seats);
        const auto lies = [](TileIndex tile) { return tile != noTile; };
        QCOMPARE(std::ranges::count_if(table.state.actionTiles, lies), 6);
        QVERIFY(table.state.kingTile != noTile);
        QCOMPARE(std::ranges::count_if(table.state.mapTiles, lies), onMap[seats - 2]);
        QCOMPARE(table.state.bonusPile.size(), all[seats - 2] - 7 - onMap[seats - 2]);
    }
}

void TestTiletumSetup::offersHoldFiveTiles()
{
    Table table(2);
    for (const TileIndex tile : table.state.contractOffer)
        QVERIFY(tile >= 54 && tile < 80);
    for (const TileIndex tile : table.state.characterOffer)
        QVERIFY(tile >= 80 && tile < 125);
    QCOMPARE(table.state.contractPile.size(), 18 - 5);
    QCOMPARE(table.state.characterPile.size(), 25 - 5);
}

void TestTiletumSetup::oneCathedralIsNotBuilt()
{
    for (core::Seed seed = 1; seed < 20; ++seed) {
        const State state = *setup(cardSet(), {.seats = 3}, seed);
        int unbuilt = 0;
        for (std::size_t i = 0; i < cardSet().cathedrals.size(); ++i)
            unbuilt += !cardSet().costs[state.costs[i]].built;
        QCOMPARE(unbuilt, 1);
    }
}

void TestTiletumSetup::fairsStartInTiletum()
{
    for (core::Seed seed = 1; seed < 20; ++seed) {
        const State state = *setup(cardSet(), {.seats = 3}, seed);
        QCOMPARE(state.fairCities[0], Table::space("tiletum"));
        std::set<int> cities(state.fairCities.begin(), state.fairCities.end());
        std::set<int> fairs(state.fairs.begin(), state.fairs.end());
        QCOMPARE(cities.size(), 4u);
        QCOMPARE(fairs.size(), 4u);
    }
}

void TestTiletumSetup::diceAreDrawnBySeats()
{
    const int drawn[] = {8, 11, 14};
    for (int seats = 2; seats <= 4; ++seats) {
        Table table(seats);
        int lying = 0;
        for (const auto& sector : table.state.dice)
            lying += std::accumulate(sector.begin(), sector.end(), 0);
        QCOMPARE(lying, drawn[seats - 2]);
        QCOMPARE(std::accumulate(table.state.bag.begin(), table.state.bag.end(), 0), 5 * seats - drawn[seats - 2]);
    }
}

void TestTiletumSetup::actionsMayBeShuffled()
{
    std::set<std::array<Action, 6>> seen;
    std::set<int> rotations;
    for (core::Seed seed = 1; seed < 30; ++seed) {
        seen.insert(setup(cardSet(), {.seats = 2, .shuffledActions = true}, seed)->wheel);
        const State plain = *setup(cardSet(), {.seats = 2}, seed);
        QVERIFY(plain.wheel == cardSet().wheel);
        rotations.insert(plain.rotation);
    }
    QVERIFY(seen.size() > 20);
    QCOMPARE(rotations.size(), 6u);
}

void TestTiletumSetup::sameSeedGivesTheSameBytes()
{
    QVERIFY(core::sameBytes(*setup(cardSet(), {.seats = 4}, 42), *setup(cardSet(), {.seats = 4}, 42)));
    QVERIFY(!core::sameBytes(*setup(cardSet(), {.seats = 4}, 42), *setup(cardSet(), {.seats = 4}, 43)));
}

void TestTiletumSetup::callerFixesAnyPartOfTheSetup()
{
    const auto state = arrange(cardSet(), {.seats = 2}, 5, R"({"first":1,"rotation":2,
        "wheel":["king","joker","architect","merchant","character","contract"],"fairs":["king","coats"],
        "cities":["venezia"],"costs":["notBuilt","stone6a"],"corruption":[2,2,0],
        "bonus":["helper.vp4.a","coat.medici.a"],"contracts":["contract.iron9"],"characters":["trader.house"],
        "dice":[{"resource":"iron","value":1},{"resource":"iron","value":2},{"resource":"food","value":3},
            {"resource":"food","value":3},{"resource":"gold","value":4},{"resource":"wool","value":5},
            {"resource":"stone","value":6},{"resource":"stone","value":6}]})");
    QVERIFY2(state, state ? "" : core::sentence(state.error()).c_str());
    QCOMPARE(state->order[0], 1);
    QCOMPARE(state->active, 1);
    QCOMPARE(actionAt(*state, 1), Action::Architect);
    QCOMPARE(cardSet().fairs[state->fairs[0]].fair, Fair::King);
    QCOMPARE(cardSet().fairs[state->fairs[1]].fair, Fair::Coats);
    QCOMPARE(state->fairCities[1], Table::space("venezia"));
    QVERIFY(!cardSet().costs[state->costs[0]].built);
    QCOMPARE(state->corruption[2], 2);
    QCOMPARE(state->corruption[1], 2);
    QCOMPARE(state->corruption[0], 0);
    QCOMPARE(state->actionTiles[0], Table::tile("helper.vp4.a"));
    QCOMPARE(state->actionTiles[1], Table::tile("coat.medici.a"));
    QCOMPARE(state->contractOffer[0], Table::tile("contract.iron9"));
    QCOMPARE(state->characterOffer[0], Table::tile("trader.house"));
    QCOMPARE(diceOf(*state, number(Resource::Food), 3), 2);
    QVERIFY(!invariants(cardSet(), *state));
}

void TestTiletumSetup::impossibleSetupsAreTold_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* json, const char* expected) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(expected);
    };
    row("seat", R"({"first":2})", "setup: first: expected 0 to 1, found 2");
    row("wheel", R"({"wheel":["king"]})", "setup: wheel: expected all six actions");
    row("twice", R"({"contracts":["contract.iron9","contract.iron9"]})", "setup: contracts: something is there twice");
    row("deck", R"({"contracts":["helper.vp4.a"]})", "setup: contracts: helper.vp4.a belongs to another deck");
    row("seats", R"({"contracts":["contract.same8"]})",
        "setup: contracts: contract.same8 is not used with so few seats");
    row("dice", R"({"dice":[{"resource":"iron","value":1}]})", "setup: dice: expected 8");
    row("corruption", R"({"corruption":[2,2,2]})", "setup: corruption: there are not so many tokens of 2");
    row("city", R"({"cities":["paris"]})", "setup: cities: paris has no city tile");
    row("unknown", R"({"weather":"fine"})", "setup: weather: nothing of that name is known here");
}

void TestTiletumSetup::impossibleSetupsAreTold()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, expected);
    const auto state = arrange(cardSet(), {.seats = 2}, 1, json.toStdString());
    QVERIFY(!state);
    QCOMPARE(core::sentence(state.error()), expected.toStdString());
}

void TestTiletumSetup::optionsSurviveBeingWritten()
{
    for (const Options& options :
        {Options{.seats = 4}, Options{.seats = 3, .shuffledActions = true}, Options{.seats = 1, .challenges = 5}}) {
        const auto read = readOptions(describeOptions(options));
        QVERIFY(read);
        QVERIFY(*read == options);
    }
}

void TestTiletumSetup::wrongOptionsAreTold()
{
    QVERIFY(!readOptions(R"({"seats":5})"));
    QVERIFY(!readOptions(R"({"seats":2,"challenges":1})"));
    QVERIFY(!setup(cardSet(), {.seats = 0}, 1));
    QVERIFY(!setup(cardSet(), {.seats = 5}, 1));
    QVERIFY(!setup(cardSet(), {.seats = 2, .challenges = 3}, 1));
}

void TestTiletumSetup::describeIsReadableJson()
{
    Table table(2);
    const QByteArray json = QByteArray::fromStdString(describe(cardSet(), table.state));
    QVERIFY(json.contains(R"("phase":"action")"));
    QVERIFY(json.contains(R"("merchant":"tiletum")"));
    QVERIFY(json.contains(R"("certainty":{"rulebook":)"));
}

void TestTiletumSetup::viewHidesPilesAndTokens()
{
    Table table(2);
    const State known = view(cardSet(), table.state, core::seatAt(0)).known;
    for (const TileIndex tile : known.bonusPile)
        QCOMPARE(tile, unknownTile);
    QCOMPARE(known.bonusPile.size(), table.state.bonusPile.size());
    QCOMPARE(known.corruption[0], unknownTile);
    QCOMPARE(known.corruption[1], unknownTile);
    QCOMPARE(known.corruption[2], 0); // revealed
    QCOMPARE(known.corruption[5], unknownTile);
    QVERIFY(known.random == core::Random{});
    QVERIFY(known.contractOffer == table.state.contractOffer);
}

QTEST_APPLESS_MAIN(TestTiletumSetup)
#include "tst_tiletum_setup.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "card_files.h"
#include "tiletum/wheel.h"

#include <numeric>

using namespace sandglass::tiletum;
using sandglass::tiletum::tests::cardSet;
using sandglass::tiletum::tests::Table;
namespace core = sandglass::core;

/// The card data as it stands in resources/, what is wrong with broken data, and the set-up of a match.
class TestTiletumSetup : public QObject {
    Q_OBJECT

private slots:
    void boxHoldsWhatTheRulebookLists();
    void tilesByNumberOfSeats();
    void mapHasItsKnownRoads();
    void kingTrackHasItsKnownSpaces();
    void everyItemKeepsItsMarkOfCertainty();
    void brokenDataIsToldWithFileCardAndField_data();
    void brokenDataIsToldWithFileCardAndField();
    void missingFileIsTold();
    void anotherKingTrackNeedsNoCode();
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

void TestTiletumSetup::boxHoldsWhatTheRulebookLists()
{
    const CardSet& cards = cardSet();
    QCOMPARE(cards.bonusTiles, 54);
    QCOMPARE(cards.contractTiles, 26);
    QCOMPARE(cards.tiles.size(), 54u + 26u + 45u);
    QCOMPARE(cards.fairs.size(), 11u);
    QCOMPARE(cards.fairCities.size(), 8u);
    QCOMPARE(cards.costs.size(), 9u);
    std::size_t cathedralTiles = 0;
    for (const Cathedral& cathedral : cards.cathedrals)
        cathedralTiles += cathedral.points.size();
    QCOMPARE(cathedralTiles, 25u);
    QCOMPARE(std::ranges::count(cards.spaces, true, &Space::city), 23);
    QCOMPARE(std::ranges::count(cards.spaces, false, &Space::city), 6);
    QCOMPARE(cards.decrees.size(), 13u);
    QCOMPARE(cards.storehouse, 4);
    QCOMPARE(cards.contractSpaces.size(), 6u);
}

void TestTiletumSetup::tilesByNumberOfSeats()
{
    const auto used = [](int begin, int end, int seats) {
        return std::count_if(cardSet().tiles.begin() + begin, cardSet().tiles.begin() + end,
            [&](const Tile& tile) { return tile.players <= seats; });
    };
    const int bonus[] = {38, 46, 54};
    const int contracts[] = {18, 22, 26};
    const int characters[] = {25, 35, 45};
    for (int seats = 2; seats <= 4; ++seats) {
        QCOMPARE(used(0, 54, seats), bonus[seats - 2]);
        QCOMPARE(used(54, 80, seats), contracts[seats - 2]);
        QCOMPARE(used(80, 125, seats), characters[seats - 2]);
    }
}

void TestTiletumSetup::mapHasItsKnownRoads()
{
    const auto joined = [](const char* one, const char* other) {
        return holds(cardSet().spaces[static_cast<std::size_t>(Table::space(one))].neighbours, Table::space(other))
            && holds(cardSet().spaces[static_cast<std::size_t>(Table::space(other))].neighbours, Table::space(one));
    };
    for (const auto& [one, other] : {std::pair{"london", "londonBrugge"}, {"londonBrugge", "brugge"},
             {"antwerpen", "antwerpenHamburg"}, {"antwerpenHamburg", "hamburg"}, {"paris", "parisBordeaux"},
             {"parisBordeaux", "bordeaux"}, {"strasbourg", "strasbourgMilano"}, {"strasbourgMilano", "milano"},
             {"nuernberg", "nuernbergVerona"}, {"nuernbergVerona", "verona"}, {"arles", "arlesGenova"},
             {"arlesGenova", "genova"}, {"frankfurt", "nuernberg"}, {"nuernberg", "praha"}, {"tiletum", "paris"}})
        QVERIFY2(joined(one, other), one);
    QVERIFY(!joined("paris", "bordeaux"));
    int edges = 0;
    for (const Space& space : cardSet().spaces)
        edges += count(space.neighbours);
    QCOMPARE(edges, 2 * 39);
}

void TestTiletumSetup::kingTrackHasItsKnownSpaces()
{
    std::vector<int> points;
    for (const KingSpace& space : cardSet().kingTrack)
        points.push_back(space.points);
    QCOMPARE(points, (std::vector<int>{-7, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15}));
    QCOMPARE(cardSet().kingStart, 5);
}

void TestTiletumSetup::everyItemKeepsItsMarkOfCertainty()
{
    const CardSet& cards = cardSet();
    QCOMPARE(cards.kingTrack[3].source, Source::Rulebook);
    QCOMPARE(cards.kingTrack[10].source, Source::Secondary);
    QCOMPARE(cards.kingTrack[0].source, Source::Reconstructed);
    QCOMPARE(cards.costs[4].source, Source::Secondary);
    QCOMPARE(cards.tiles[0].source, Source::Reconstructed);
    QCOMPARE(cards.spaces[static_cast<std::size_t>(Table::space("arlesGenova"))].source, Source::Rulebook);
    QVERIFY(!cards.soloOfficial);
    for (const int items : cards.certainty)
        QVERIFY(items > 20);
}

void TestTiletumSetup::brokenDataIsToldWithFileCardAndField_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("find");
    QTest::addColumn<QByteArray>("replace");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("unknown action") << QByteArray("faces.json")
                                    << QByteArray("\"action\": \"merchant\", \"actionPoints\": 2")
                                    << QByteArray("\"action\": \"sailor\", \"actionPoints\": 2")
                                    << QByteArray("faces.json: helper.merchant2: action: expected one of");
    QTest::newRow("unknown face") << QByteArray("tiles.json") << QByteArray("\"face\": \"helper.plus3\"")
                                  << QByteArray("\"face\": \"helper.plus4\"")
                                  << QByteArray("tiles.json: helper.plus3: face: expected one of");
    QTest::newRow("twice") << QByteArray("tiles.json") << QByteArray("\"id\": \"helper.plus3\"")
                           << QByteArray("\"id\": \"helper.king2\"")
                           << QByteArray("tiles.json: helper.king2: id: is there twice");
    QTest::newRow("misspelt field") << QByteArray("faces.json") << QByteArray("\"addPoints\": 3")
                                    << QByteArray("\"addPoint\": 3")
                                    << QByteArray("faces.json: helper.plus3: : gives nothing");
    QTest::newRow("no mark") << QByteArray("boards.json") << QByteArray("{\"points\": 15, \"source\": \"rulebook\"}")
                             << QByteArray("{\"points\": 15}")
                             << QByteArray("boards.json: kingTrack[16].source: is missing");
    QTest::newRow("unsorted track") << QByteArray("boards.json") << QByteArray("{\"points\": 15, ")
                                    << QByteArray("{\"points\": 11, ")
                                    << QByteArray("boards.json: kingTrack: expected the worst space first");
    QTest::newRow("cut off") << QByteArray("map.json") << QByteArray("[\"tiletum\", \"paris\"]")
                             << QByteArray("[\"tiletum\", \"tiletum\"]")
                             << QByteArray("map.json: roads[14].between: expected two different spaces");
    QTest::newRow("nowhere") << QByteArray("cathedrals.json") << QByteArray("\"city\": \"wien\"")
                             << QByteArray("\"city\": \"wiena\"")
                             << QByteArray("cathedrals.json: cathedrals[5].city: the map has no 'wiena'");
    QTest::newRow("all built") << QByteArray("cathedrals.json") << QByteArray("\"built\": false")
                               << QByteArray("\"stone\": 1, \"points\": 1")
                               << QByteArray("cathedrals.json: costs: expected exactly one that is not built");
    QTest::newRow("dice") << QByteArray("boards.json") << QByteArray("\"diceDrawn\": 8")
                          << QByteArray("\"diceDrawn\": 11")
                          << QByteArray("boards.json: seats[0].diceDrawn: the bag does not hold so many");
    QTest::newRow("no JSON") << QByteArray("solo.json") << QByteArray("{") << QByteArray("[")
                             << QByteArray("solo.json: is no JSON");
}

void TestTiletumSetup::brokenDataIsToldWithFileCardAndField()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, find);
    QFETCH(QByteArray, replace);
    QFETCH(QByteArray, expected);
    core::DataFiles files = sandglass::tests::cardFiles("tiletum");
    for (core::DataFile& data : files)
        if (data.name == file.toStdString()) {
            const auto at = data.text.find(find.toStdString());
            QVERIFY(at != std::string::npos);
            data.text.replace(at, static_cast<std::size_t>(find.size()), replace.toStdString());
        }
    const auto loaded = load(files);
    QVERIFY(!loaded);
    std::string told;
    for (const core::Problem& problem : loaded.error())
        told += core::sentence(problem) + "\n";
    const QByteArray simple = expected.replace(": : ", ": ");
    QVERIFY2(QByteArray::fromStdString(told).contains(simple), told.c_str());
}

void TestTiletumSetup::missingFileIsTold()
{
    const auto loaded = load({});
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().size(), 8u);
    QCOMPARE(core::sentence(loaded.error()[1]), "map.json: the file is missing");
}

void TestTiletumSetup::anotherKingTrackNeedsNoCode()
{
    core::DataFiles files = sandglass::tests::cardFiles("tiletum");
    for (core::DataFile& data : files) {
        if (data.name != "boards.json")
            continue;
        std::string straight;
        for (int points = -5; points <= 15; ++points)
            straight += (straight.empty() ? "" : ",") + std::string("{\"points\":") + std::to_string(points)
                + ",\"source\":\"reconstructed\"}";
        const auto begin = data.text.find("\"kingTrack\": [") + 14;
        data.text.replace(begin, data.text.find(']', begin) - begin, straight);
    }
    const auto loaded = load(files);
    QVERIFY(loaded);
    QCOMPARE(loaded->kingTrack.size(), 21u);
    QVERIFY(loaded->hash != cardSet().hash);
    QVERIFY(setup(*loaded, {.seats = 3}, 1));
}

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

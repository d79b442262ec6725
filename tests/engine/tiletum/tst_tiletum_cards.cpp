// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "card_files.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

/// The card data as it stands in resources/, and what is told of broken data.
class TestTiletumCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boxHoldsWhatTheRulebookLists();
    void tilesByNumberOfSeats();
    void mapHasItsKnownRoads();
    void kingTrackHasItsKnownSpaces();
    void everyItemKeepsItsMarkOfCertainty();
    void brokenDataIsToldWithFileCardAndField_data();
    void brokenDataIsToldWithFileCardAndField();
    void missingFileIsTold();
    void anotherKingTrackNeedsNoCode();
};

void TestTiletumCards::boxHoldsWhatTheRulebookLists()
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

void TestTiletumCards::tilesByNumberOfSeats()
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

void TestTiletumCards::mapHasItsKnownRoads()
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

void TestTiletumCards::kingTrackHasItsKnownSpaces()
{
    std::vector<int> points;
    for (const KingSpace& space : cardSet().kingTrack)
        points.push_back(space.points);
    QCOMPARE(points, (std::vector<int>{-7, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15}));
    QCOMPARE(cardSet().kingStart, 5);
}

void TestTiletumCards::everyItemKeepsItsMarkOfCertainty()
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

void TestTiletumCards::brokenDataIsToldWithFileCardAndField_data()
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
    QTest::newRow("short deck") << QByteArray("solo.json") << QByteArray("\"fair\": \"king\"")
                                << QByteArray("\"fair\": \"houses\"")
                                << QByteArray("solo.json: no card for the fair king");
    QTest::newRow("no JSON") << QByteArray("solo.json") << QByteArray("{") << QByteArray("[")
                             << QByteArray("solo.json: no JSON");
}

void TestTiletumCards::brokenDataIsToldWithFileCardAndField()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, find);
    QFETCH(QByteArray, replace);
    QFETCH(QByteArray, expected);
    core::DataFiles files = sandglass::test::cardFiles("tiletum");
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

void TestTiletumCards::missingFileIsTold()
{
    const auto loaded = load({});
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().size(), 8u);
    QCOMPARE(core::sentence(loaded.error()[1]), "map.json: the file is missing");
}

void TestTiletumCards::anotherKingTrackNeedsNoCode()
{
    core::DataFiles files = sandglass::test::cardFiles("tiletum");
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

QTEST_APPLESS_MAIN(TestTiletumCards)
#include "tst_tiletum_cards.moc"

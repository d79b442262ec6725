// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "tiletum/solo.h"
#include "tiletum/wheel.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;

/// Which die the solo opponent takes: his cards' priorities, conditions and colour rows.
class TestTiletumSoloDice : public QObject {
    Q_OBJECT

    static const Decree& decree(const char* id)
    {
        return cardSet().decrees[static_cast<std::size_t>(cardSet().number("decree", id))];
    }
    static void clearDice(Table& table)
    {
        for (auto& sector : table.state.dice)
            sector = {};
    }
    static void addDie(Table& table, Resource resource, int value) { ++diceOf(table.state, number(resource), value); }
    static QString chosen(const Table& table, const char* card)
    {
        const DieChoice choice = chooseDie(cardSet(), table.state, decree(card));
        return QStringLiteral("%1 %2 %3")
            .arg(QLatin1StringView(resourceWords[static_cast<std::size_t>(choice.resource)]))
            .arg(choice.value)
            .arg(QLatin1StringView(actionWords[static_cast<std::size_t>(choice.action)]));
    }
    static int rowOf(const Table& table, const char* card)
    {
        return chooseDie(cardSet(), table.state, decree(card)).row;
    }

private Q_SLOTS:
    void actionCardTakesFromItsSector();
    void actionCardFallsBackOnTheJoker();
    void colourRowDecidesAmongSeveralDice();
    void conditionsAreHeeded();
    void coatWithinReachIsSeen();
    void rowsThatFailSayWhy();
    void highestDieOfAnyColour();
    void neededIsWhatStoredContractsLack();
};

void TestTiletumSoloDice::actionCardTakesFromItsSector()
{
    Table table(1); // value 2 faces the merchant
    clearDice(table);
    addDie(table, Resource::Iron, 5);
    addDie(table, Resource::Stone, 2);
    QCOMPARE(chosen(table, "mercantileEmpire"), "stone 2 merchant");
    QCOMPARE(chosen(table, "kingAndCountry"), "iron 5 king");
}

void TestTiletumSoloDice::actionCardFallsBackOnTheJoker()
{
    Table table(1);
    clearDice(table);
    addDie(table, Resource::Iron, 1);
    addDie(table, Resource::Food, 6);
    QCOMPARE(chosen(table, "mercantileEmpire"), "food 6 merchant");
    clearDice(table);
    addDie(table, Resource::Iron, 1);
    // Nothing works: the highest die of the first colour in the card's row that is there, and its own action.
    QCOMPARE(chosen(table, "mercantileEmpire"), "iron 1 architect");
}

void TestTiletumSoloDice::colourRowDecidesAmongSeveralDice()
{
    Table table(1);
    clearDice(table);
    for (const Resource resource : {Resource::Food, Resource::Gold, Resource::Stone})
        addDie(table, resource, 5);
    QCOMPARE(chosen(table, "kingAndCountry"), "gold 5 king"); // yellow, pink, blue or light grey, dark grey
    --diceOf(table.state, number(Resource::Gold), 5);
    QCOMPARE(chosen(table, "kingAndCountry"), "food 5 king");
}

void TestTiletumSoloDice::conditionsAreHeeded()
{
    Table table(1);
    clearDice(table);
    addDie(table, Resource::Iron, 1);
    addDie(table, Resource::Iron, 2);
    addDie(table, Resource::Stone, 4);
    // One house, no pillar or one: as many houses as pillars or more, so the architect.
    QCOMPARE(chosen(table, "undyingFame"), "iron 1 architect");
    QCOMPARE(rowOf(table, "undyingFame"), 1);
    table.board(1).pillars = 0b010;
    QCOMPARE(chosen(table, "undyingFame"), "iron 1 architect");
    table.board(1).pillars = 0b110;
    QCOMPARE(chosen(table, "undyingFame"), "iron 2 merchant");
    QCOMPARE(rowOf(table, "undyingFame"), 2);
    QCOMPARE(chosen(table, "gloriousSpires"), "stone 4 contract"); // more pillars than cathedral tiles
    table.board(1).cathedrals = 0b11;
    QCOMPARE(chosen(table, "gloriousSpires"), "iron 1 architect");
    // A stored contract makes him look for what it lacks.
    addDie(table, Resource::Wool, 3);
    QCOMPARE(chosen(table, "businessIsBusiness"), "stone 4 contract");
    table.board(1).storehouse.push(static_cast<TileIndex>(Table::tile("contract.wool9")));
    QCOMPARE(chosen(table, "businessIsBusiness"), "wool 3 character");
}

void TestTiletumSoloDice::coatWithinReachIsSeen()
{
    Table table(1);
    table.state.mapTiles.fill(noTile);
    clearDice(table);
    addDie(table, Resource::Iron, 1);
    addDie(table, Resource::Iron, 2);
    addDie(table, Resource::Food, 5);
    table.layInContractOffer({"contract.iron3"});
    QCOMPARE(chosen(table, "noblesseOblige"), "food 5 king"); // no coat anywhere: the first colour of the row
    table.layOnMap("coat.medici.a", "paris"); // one step away
    QCOMPARE(chosen(table, "noblesseOblige"), "iron 1 architect");
    --diceOf(table.state, number(Resource::Iron), 1);
    QCOMPARE(chosen(table, "noblesseOblige"), "iron 2 merchant");
    table.board(1).families = 0b1; // he has the Medici already
    QCOMPARE(chosen(table, "noblesseOblige"), "food 5 king");
    addDie(table, Resource::Wool, 4);
    table.layInContractOffer({"coat.fugger.b"});
    QCOMPARE(chosen(table, "noblesseOblige"), "wool 4 contract");
}

void TestTiletumSoloDice::rowsThatFailSayWhy()
{
    Table table(1);
    clearDice(table);
    addDie(table, Resource::Iron, 2);
    const auto why = [&](const char* card) {
        QStringList words;
        for (const int obstacle : chooseDie(cardSet(), table.state, decree(card)).failed)
            words.append(QLatin1StringView(obstacleWords[static_cast<std::size_t>(obstacle)]));
        return words.join(u' ');
    };
    table.board(1).pillars = 0b110;
    QCOMPARE(why("undyingFame"), "housesNotBelowPillars");
    table.board(1).pillars = 0;
    // As many houses as pillars, and no die for the architect; then the merchant's row holds.
    QCOMPARE(why("undyingFame"), "noDie");
    QCOMPARE(why("businessIsBusiness"), "contractStored noDie");
    QCOMPARE(why("worldlyRiches"), "");
}

void TestTiletumSoloDice::highestDieOfAnyColour()
{
    Table table(1);
    clearDice(table);
    addDie(table, Resource::Iron, 4);
    addDie(table, Resource::Food, 5);
    QCOMPARE(chosen(table, "worldlyRiches"), "food 5 king");
}

/// Facts, "most needed": what he lacks for his stored contracts. What coats and pillars cost does not count.
void TestTiletumSoloDice::neededIsWhatStoredContractsLack()
{
    Table table(1);
    Board& his = table.board(1);
    his.resources = {};
    his.pillars = 0b11;
    his.storehouse.push(static_cast<TileIndex>(Table::tile("coat.medici.a")));
    for (int resource = 0; resource < resourceCount; ++resource)
        QCOMPARE(lack(cardSet(), his, resource), 0);
    const auto contract = static_cast<TileIndex>(Table::tile("contract.wool9"));
    const auto wool = static_cast<std::size_t>(Resource::Wool);
    const int price = tileAt(cardSet(), contract).cost[wool];
    QVERIFY(price > 2);
    his.storehouse.push(contract);
    QCOMPARE(lack(cardSet(), his, number(Resource::Wool)), price);
    his.resources[wool] = 2;
    QCOMPARE(lack(cardSet(), his, number(Resource::Wool)), price - 2);
    his.resources[wool] = 99;
    QCOMPARE(lack(cardSet(), his, number(Resource::Wool)), 0);
}

QTEST_APPLESS_MAIN(TestTiletumSoloDice)
#include "tst_tiletum_solo_dice.moc"

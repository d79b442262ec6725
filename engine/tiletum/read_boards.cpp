// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/card_reader.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

void readWheel(CardReader& reader, core::Fields& fields)
{
    const std::vector<int> actions = fields.words("actions", actionWords);
    reader.source(fields);
    if (actions.size() != actionCount || !std::ranges::is_permutation(actions, std::array{0, 1, 2, 3, 4, 5}))
        return fields.problem("actions", "expected each action once");
    for (std::size_t i = 0; i < actions.size(); ++i)
        reader.set.wheel[i] = static_cast<Action>(actions[i]);
}

void readKingTrack(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    fields.each("kingTrack", [&](core::Fields& item) {
        const auto points = static_cast<std::int16_t>(item.number("points", -50, 50));
        set.kingTrack.push_back({points, reader.source(item)});
    });
    set.kingStart = fields.number("kingStart", 0, 60);
    if (set.kingTrack.size() > 64 || set.kingStart >= static_cast<int>(set.kingTrack.size())
        || set.kingTrack[static_cast<std::size_t>(set.kingStart)].points != 0)
        fields.problem("kingStart", "expected a space of the track without points");
    if (!std::ranges::is_sorted(set.kingTrack, {}, &KingSpace::points))
        fields.problem("kingTrack", "expected the worst space first");
    fields.object("kingLeaderWithoutTile", [&](core::Fields& item) {
        set.kingLeaderPoints = item.number("points", 0, 20);
        reader.source(item);
    });
}

void readCorruption(CardReader& reader, core::Fields& fields)
{
    std::vector<std::uint8_t> tokens;
    fields.each("corruption", [&](core::Fields& item) {
        const auto steps = static_cast<std::uint8_t>(item.number("steps", 0, 9));
        const int copies = item.number("copies", 0, corruptionCount);
        tokens.insert(tokens.end(), static_cast<std::size_t>(copies), steps);
        reader.source(item);
    });
    if (tokens.size() != corruptionCount)
        return fields.problem("corruption", "expected " + std::to_string(corruptionCount) + " tokens");
    std::ranges::copy(tokens, reader.set.corruption.begin());
}

template <std::size_t N>
void readRow(CardReader& reader, core::Fields& fields, std::string_view field, std::array<Building, N>& row)
{
    std::size_t at = 0;
    fields.each(field, [&](core::Fields& item) {
        Building building;
        building.rooms = static_cast<std::uint8_t>(item.number("rooms", 0, roomCount));
        building.roof = item.flagOr("roof", false);
        building.bonusPoints = static_cast<std::uint8_t>(item.number("bonusPoints", 0, 9));
        building.food = static_cast<std::uint8_t>(item.number("food", 0, 20));
        item.object("bonus", [&](core::Fields& bonus) { building.coat = readEffect(bonus); });
        building.source = reader.source(item);
        if (at < N)
            row[at] = building;
        ++at;
    });
    if (at != N)
        fields.problem(field, "expected " + std::to_string(N));
}

void readNumbers(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    fields.object("storehouse", [&](core::Fields& item) {
        set.storehouse = item.number("places", 1, maxStorehouse);
        reader.source(item);
    });
    fields.object("supply", [&](core::Fields& item) {
        set.houseSupply = item.number("houses", 0, 9);
        set.pillarSupply = item.number("pillars", 0, 9);
        reader.source(item);
    });
    fields.object("characterOffer", [&](core::Fields& item) {
        item.number("places", offerSize, offerSize);
        reader.source(item);
    });
    std::size_t at = 0;
    fields.each("contractOffer", [&](core::Fields& item) {
        const auto price = static_cast<std::uint8_t>(item.number("price", 1, 9));
        reader.source(item);
        if (at < set.contractPrices.size())
            set.contractPrices[at] = price;
        ++at;
    });
    if (at != set.contractPrices.size())
        fields.problem("contractOffer", "expected " + std::to_string(offerSize) + " places");
    fields.each("finishedBuildings", [&](core::Fields& item) {
        const auto count = static_cast<std::size_t>(item.number("count", 0, buildingCount));
        set.finishedBuildings[count] = static_cast<std::uint8_t>(item.number("points", 0, 99));
        reader.source(item);
    });
}

void readSeats(CardReader& reader, core::Fields& fields)
{
    fields.each("seats", [&](core::Fields& item) {
        const auto seats = static_cast<std::size_t>(item.number("seats", 2, maxPlayers));
        SeatRules& rules = reader.set.seatRules[seats];
        rules.dicePerColour = static_cast<std::uint8_t>(item.number("dicePerColour", 1, 8));
        rules.diceDrawn = static_cast<std::uint8_t>(item.number("diceDrawn", cycleCount * static_cast<int>(seats), 20));
        const std::vector<int> gold = item.numbers("gold", 0, 20);
        reader.source(item);
        if (gold.size() != seats)
            return item.problem("gold", "expected a number for each seat");
        std::ranges::transform(gold, rules.gold.begin(), [](int amount) { return static_cast<std::uint8_t>(amount); });
        if (rules.dicePerColour * resourceCount < rules.diceDrawn)
            item.problem("diceDrawn", "the bag does not hold so many");
    });
}

} // namespace

void readBoards(CardReader& reader, core::Fields& fields)
{
    fields.object("wheel", [&](core::Fields& item) { readWheel(reader, item); });
    readKingTrack(reader, fields);
    readCorruption(reader, fields);
    readRow(reader, fields, "buildings", reader.set.buildings);
    fields.each("contractSpaces", [&](core::Fields& item) {
        const auto points = static_cast<std::uint8_t>(item.number("points", 0, 30));
        const bool pillar = item.flagOr("pillar", false);
        reader.set.contractSpaces.push_back({points, pillar, reader.source(item)});
    });
    if (reader.set.contractSpaces.empty() || reader.set.contractSpaces.size() > maxContracts)
        fields.problem("contractSpaces", "expected one to " + std::to_string(maxContracts));
    readNumbers(reader, fields);
    readSeats(reader, fields);
}

void readSolo(CardReader& reader, core::Fields& fields)
{
    constexpr std::array<std::string_view, 13> fairs{"housesAndPillars", "contractsAndCathedrals", "contracts", "king",
        "contractsAndCoats", "houses", "upperFloors", "coats", "pillars", "filledBuildings", "cathedrals", "final",
        "always"};
    const auto dice = [](const std::vector<int>& words) {
        std::vector<DiceChoice> result;
        for (const int word : words)
            result.push_back(static_cast<DiceChoice>(word));
        return result;
    };
    reader.set.soloOfficial = fields.flagOr("official", false);
    fields.word("procedure", sourceWords);
    fields.each("decrees", [&](core::Fields& item) {
        Decree decree;
        decree.id = item.text("id");
        const int fair = item.word("fair", fairs);
        decree.always = fair >= static_cast<int>(fairWords.size());
        decree.fair = decree.always ? Fair::Houses : static_cast<Fair>(fair);
        item.each("priorities", [&](core::Fields& line) {
            Priority priority;
            priority.when = static_cast<Condition>(line.word("when", conditionWords));
            if (line.has("action")) {
                priority.action = static_cast<Action>(line.word("action", actionWords));
            } else if (line.has("highest")) {
                priority.kind = Priority::Kind::Highest;
                priority.dice = dice({line.word("highest", diceChoiceWords)});
            } else {
                priority.kind = Priority::Kind::Needed;
                priority.dice = dice(line.words("needed", diceChoiceWords));
            }
            reader.source(line);
            decree.priorities.push_back(std::move(priority));
        });
        if (decree.priorities.size() > static_cast<std::size_t>(maxRows))
            item.problem("priorities", "at most " + std::to_string(maxRows));
        decree.dice = dice(item.words("dice", diceChoiceWords));
        decree.source = reader.source(item);
        reader.set.decrees.push_back(std::move(decree));
    });
    constexpr std::array<std::string_view, 3> confidences{"low", "medium", "high"};
    fields.each("challenges", [&](core::Fields& item) {
        item.word("id", challengeWords);
        item.word("confidence", confidences);
        reader.source(item);
    });
    if (reader.set.decrees.size() > static_cast<std::size_t>(decreeDomain.last) + 1)
        fields.problem("decrees", "too many");
}

void checkTogether(CardReader& reader)
{
    const CardSet& set = reader.set;
    const auto problem = [&](std::string file, std::string reason) {
        reader.problems.push_back({std::move(file), "", "", std::move(reason)});
    };
    for (int seats = 2; seats <= maxPlayers; ++seats) {
        const std::string with = " with " + std::to_string(seats) + " seats";
        const auto used = [&](const auto& item) { return item.players <= seats; };
        const auto bonus = std::count_if(set.tiles.begin(), set.tiles.begin() + set.bonusTiles, used);
        const auto spots = std::ranges::count_if(set.tileSpots, used);
        if (bonus < spots + actionCount + 1)
            problem("tiles.json", "too few bonus tiles" + with);
        if (set.seatRules[static_cast<std::size_t>(seats)].diceDrawn == 0)
            problem("boards.json", "no rules" + with);
        const Space& start = set.spaces[set.start];
        if (std::count_if(set.houseSlots.begin() + start.firstHouse,
                set.houseSlots.begin() + start.firstHouse + start.houses, used)
            < seats)
            problem("map.json", "the start has no house space for everybody" + with);
    }
    // The opponent's deck must last two rounds, whatever the fairs are.
    const auto always = std::ranges::count(set.decrees, true, &Decree::always);
    for (const FairTile& tile : set.fairs)
        if (std::ranges::none_of(
                set.decrees, [&](const Decree& card) { return !card.always && card.fair == tile.fair; }))
            problem("solo.json", "no card for the fair " + std::string(fairWords[static_cast<std::size_t>(tile.fair)]));
    if (always + roundCount < 2 * cycleCount)
        problem("solo.json", "too few cards that are in every deck");
    for (const Cathedral& cathedral : set.cathedrals)
        if (!set.spaces[cathedral.space].city)
            problem("cathedrals.json", "a cathedral stands on a road");
    for (const std::uint8_t city : set.fairCities)
        if (!set.spaces[city].city || city == set.start)
            problem("fairs.json", "a fair is neither on a road nor twice in the first city");
}

} // namespace sandglass::tiletum

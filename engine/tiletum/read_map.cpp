// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/card_reader.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

constexpr std::array<std::string_view, 2> spaceKinds{"city", "road"};
constexpr std::array<std::string_view, 3> houseBonuses{"none", "points", "activate"};

void readHouse(CardReader& reader, core::Fields& fields, Space& space, std::uint8_t index)
{
    HouseSlot slot;
    slot.space = index;
    slot.number = static_cast<std::uint8_t>(++space.houses);
    slot.players = static_cast<std::uint8_t>(fields.number("players", 2, maxPlayers));
    slot.bonus = static_cast<HouseBonus>(fields.wordOr("bonus", 0, houseBonuses));
    if (slot.bonus == HouseBonus::Points)
        slot.points = static_cast<std::uint8_t>(fields.number("points", 1, 20));
    slot.source = reader.source(fields);
    if (slot.number > houseDomain.last)
        fields.problem("", "a city has at most " + std::to_string(houseDomain.last) + " house spaces");
    reader.set.houseSlots.push_back(slot);
}

void readSpot(CardReader& reader, core::Fields& fields, Space& space, std::uint8_t index)
{
    ++space.spots;
    const auto players = static_cast<std::uint8_t>(fields.number("players", 2, maxPlayers));
    reader.set.tileSpots.push_back({index, players, reader.source(fields)});
}

void readSpace(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    Space space;
    const auto index = static_cast<std::uint8_t>(set.spaces.size());
    space.id = fields.text("id");
    space.city = fields.word("kind", spaceKinds) == 0;
    space.x = static_cast<std::int16_t>(fields.number("x", 0, 1000));
    space.y = static_cast<std::int16_t>(fields.number("y", 0, 1000));
    space.firstHouse = static_cast<std::uint8_t>(set.houseSlots.size());
    space.firstSpot = static_cast<std::uint8_t>(set.tileSpots.size());
    if (space.city) {
        fields.each("houses", [&](core::Fields& house) { readHouse(reader, house, space, index); });
        space.pillars = static_cast<std::uint8_t>(fields.numberOr("pillars", 0, 0, maxPlayers));
        if (fields.has("tiles"))
            fields.each("tiles", [&](core::Fields& spot) { readSpot(reader, spot, space, index); });
    }
    space.source = reader.source(fields);
    if (set.number(spaceDomain.name, space.id) >= 0)
        fields.problem("id", "is there twice");
    set.spaces.push_back(space);
}

void readRoad(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    std::vector<std::string_view> ids;
    for (const Space& space : set.spaces)
        ids.push_back(space.id);
    const std::vector<int> ends = fields.words("between", ids);
    reader.source(fields);
    if (ends.size() != 2 || ends[0] == ends[1])
        return fields.problem("between", "expected two different spaces");
    set.spaces[static_cast<std::size_t>(ends[0])].neighbours |= 1u << ends[1];
    set.spaces[static_cast<std::size_t>(ends[1])].neighbours |= 1u << ends[0];
}

/// Everything that can be reached from the first space.
std::uint32_t reachable(const CardSet& set)
{
    std::uint32_t seen = 1;
    for (std::uint32_t before = 0; before != seen;) {
        before = seen;
        for (std::size_t i = 0; i < set.spaces.size(); ++i)
            if (seen >> i & 1u)
                seen |= set.spaces[i].neighbours;
    }
    return seen;
}

} // namespace

void readMap(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    fields.each("spaces", [&](core::Fields& space) { readSpace(reader, space); });
    if (set.spaces.empty() || set.spaces.size() > maxSpaces || set.houseSlots.size() > maxHouseSlots
        || set.tileSpots.size() > maxTileSpots)
        return fields.problem("spaces", "the map is empty or too big");
    fields.each("roads", [&](core::Fields& road) { readRoad(reader, road); });
    set.start = reader.space(fields, "start");
    if (reachable(set) != (set.spaces.size() == 32 ? ~0u : (1u << set.spaces.size()) - 1))
        fields.problem("roads", "some spaces cannot be reached");
}

void readCathedrals(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    fields.each("cathedrals", [&](core::Fields& item) {
        Cathedral cathedral;
        cathedral.space = reader.space(item, "city");
        for (const int points : item.numbers("points", 0, 30))
            cathedral.points.push_back(static_cast<std::uint8_t>(points));
        item.words("pointSources", sourceWords);
        cathedral.source = reader.source(item);
        if (!std::ranges::is_sorted(cathedral.points, std::greater{}) || cathedral.points.empty())
            item.problem("points", "expected the highest on top");
        if (!set.spaces.empty())
            set.spaces[cathedral.space].cathedral = static_cast<std::uint8_t>(set.cathedrals.size());
        set.cathedrals.push_back(std::move(cathedral));
    });
    fields.each("costs", [&](core::Fields& item) {
        CostTile cost;
        cost.id = item.text("id");
        cost.built = item.flagOr("built", true);
        cost.stone = static_cast<std::uint8_t>(cost.built ? item.number("stone", 0, 20) : 0);
        cost.points = static_cast<std::uint8_t>(cost.built ? item.number("points", 0, 30) : 0);
        cost.source = reader.source(item);
        set.costs.push_back(std::move(cost));
    });
    if (set.cathedrals.size() != set.costs.size() || set.cathedrals.size() > maxCathedrals)
        fields.problem("costs", "expected one for each cathedral");
    if (std::ranges::count(set.costs, false, &CostTile::built) != 1)
        fields.problem("costs", "expected exactly one that is not built");
}

void readFairs(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    fields.each("fairs", [&](core::Fields& item) {
        FairTile tile;
        tile.fair = static_cast<Fair>(item.word("id", fairWords));
        tile.points = static_cast<std::uint8_t>(item.number("points", 0, 20));
        tile.source = reader.source(item);
        set.fairs.push_back(tile);
    });
    fields.each("cities", [&](core::Fields& item) {
        set.fairCities.push_back(reader.space(item, "city"));
        reader.source(item);
    });
    fields.each("printed", [&](core::Fields& item) {
        const int round = item.number("round", 1, roundCount);
        set.printedFairPoints[static_cast<std::size_t>(round - 1)] =
            static_cast<std::uint8_t>(item.number("points", 0, 20));
        reader.source(item);
    });
    if (set.fairs.size() < roundCount || set.fairCities.size() < roundCount - 1)
        fields.problem("", "expected a fair and a city for each round");
}

} // namespace sandglass::tiletum

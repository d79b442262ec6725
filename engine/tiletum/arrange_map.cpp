// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/arrange.h"

#include <algorithm>

namespace sandglass::tiletum {

using core::Fields;

namespace {

/// One city of the map; what is not named of it stays as it was drawn.
struct CityReader {
    const CardSet& cards;
    State& state;
    TilePool& pool;
    MapWish& wish;
    std::array<bool, maxCathedrals>& fixed; ///< cathedrals whose cost tile is named

    void houses(Fields& fields, const Space& space)
    {
        wish.houses |= 1u << (&space - cards.spaces.data());
        for (int house = 0; house < space.houses; ++house) {
            const auto slot = static_cast<std::size_t>(space.firstHouse + house);
            const int owner = fields.numberOr(std::to_string(house + 1), -1, 0, state.players - 1);
            if (owner >= 0 && cards.houseSlots[slot].players > state.players)
                fields.problem(std::to_string(house + 1), "this space is not used with so few seats");
            state.houseOwner[slot] = static_cast<std::uint8_t>(owner + 1);
        }
    }

    void tiles(Fields& fields, const Space& space)
    {
        const std::vector<int> tiles = claimTiles(fields, "tiles", cards, pool);
        std::size_t next = 0;
        for (int spot = space.firstSpot; spot < space.firstSpot + space.spots; ++spot) {
            TileIndex& place = state.mapTiles[static_cast<std::size_t>(spot)];
            if (place != undealtTile)
                continue;
            const int tile = next < tiles.size() ? tiles[next] : -1;
            ++next;
            place = tile < 0 ? noTile : static_cast<TileIndex>(tile);
        }
        if (tiles.size() > next)
            fields.problem("tiles", "there are not so many places");
    }

    void cathedral(Fields& fields, const Space& space)
    {
        if (space.cathedral == noTile)
            return fields.problem("", "there is none");
        if (fields.has("cost")) {
            state.costs[space.cathedral] = static_cast<std::uint8_t>(fields.word("cost", idsOf(cards.costs)));
            fixed[space.cathedral] = true;
        }
        if (fields.has("taken"))
            wish.taken[space.cathedral] = fields.number("taken", 0, maxPlayers);
    }

    void read(Fields& city, const Space& space)
    {
        city.objectIfAny("houses", [&](Fields& fields) { houses(fields, space); });
        if (city.has("tiles"))
            tiles(city, space);
        city.objectIfAny("cathedral", [&](Fields& fields) { cathedral(fields, space); });
    }
};

/// Every cost tile lies at one cathedral: those that are not named go where they are missing, in the drawn order.
void layCosts(Fields& fields, const CardSet& cards, State& state, const std::array<std::uint8_t, maxCathedrals>& drawn,
    const std::array<bool, maxCathedrals>& fixed)
{
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; i < cards.costs.size(); ++i) {
        int lying = 0;
        for (std::size_t at = 0; at < cards.costs.size(); ++at)
            lying += fixed[at] && state.costs[at] == drawn[i];
        if (lying > 1)
            return fields.problem("map", cards.costs[drawn[i]].id + " lies at two cathedrals");
        if (lying == 0)
            left.push_back(drawn[i]);
    }
    std::size_t next = 0;
    for (std::size_t at = 0; at < cards.costs.size(); ++at)
        if (!fixed[at])
            state.costs[at] = left[next++];
}

} // namespace

MapWish arrangeMap(Fields& fields, const CardSet& cards, State& state, TilePool& pool)
{
    MapWish wish;
    for (std::size_t spot = 0; spot < cards.tileSpots.size(); ++spot)
        if (cards.tileSpots[spot].players <= state.players)
            state.mapTiles[spot] = undealtTile;
    std::array<bool, maxCathedrals> fixed{};
    const auto drawn = state.costs;
    fields.objectIfAny("map", [&](Fields& map) {
        const auto ids = idsOf(cards.spaces);
        for (const std::string& name : map.names()) {
            const auto found = std::ranges::find(ids, std::string_view(name));
            if (found == ids.end()) {
                map.problem(name, "the map has no such city");
                continue;
            }
            CityReader reader{cards, state, pool, wish, fixed};
            map.object(name,
                [&](Fields& city) { reader.read(city, cards.spaces[static_cast<std::size_t>(found - ids.begin())]); });
        }
    });
    layCosts(fields, cards, state, drawn, fixed);
    return wish;
}

} // namespace sandglass::tiletum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fields.h"
#include "tiletum/setup.h"

#include <optional>

// The parts of `arrange`; include this in its .cpp files only.
//
// A set-up has two layers. What is drawn (the wheel, the fairs, the order of piles) is fixed before drawing; then the
// situation is laid over what was drawn: all that is named is claimed, and what nobody has named keeps its place or
// is dealt anew around it, so that every tile, die and piece is somewhere.
namespace sandglass::tiletum {

template <class Items>
std::vector<std::string_view> idsOf(const Items& items)
{
    std::vector<std::string_view> ids;
    for (const auto& item : items)
        ids.push_back(item.id);
    return ids;
}

/// What stands at the wheel, where the caller has named it place by place.
struct WheelWish {
    bool dice = false; ///< the caller has set them
    std::array<std::array<std::uint8_t, resourceCount>, 6> lying{}; ///< as in the state
    std::vector<std::optional<int>> tiles; ///< by place; -1 for none
    std::vector<int> values; ///< by place, 0 where it is not named
};

/// The first layer, and what of the wheel belongs to the second.
WheelWish readArrangement(core::Fields& fields, const CardSet& cards, const Options& options, Arrangement& fixed);

/// Tiles that nobody has named, in the order in which the set-up drew them.
class TilePool {
public:
    TilePool(const CardSet& cards, const State& drawn);

    /// Puts a tile that is named somewhere there; a problem if it is of another deck, not in play or named before.
    bool claim(core::Fields& fields, std::string_view field, int tile);
    TileIndex draw(int deck);
    const std::vector<TileIndex>& left(int deck) const { return m_decks[static_cast<std::size_t>(deck)]; }

private:
    const CardSet& m_cards;
    int m_players;
    std::array<std::vector<TileIndex>, 3> m_decks; ///< bonus tiles, contracts, characters
    std::array<bool, maxTiles> m_named{};
};

inline constexpr int bonusDeck = 0;
inline constexpr int contractDeck = 1;
inline constexpr int characterDeck = 2;
inline constexpr TileIndex undealtTile = 0xFD; ///< a place for which nothing has been named yet

/// The tiles of a field, claimed; -1 for "none".
std::vector<int> claimTiles(core::Fields& fields, std::string_view field, const CardSet& cards, TilePool& pool);
/// The same for one tile.
int claimTile(core::Fields& fields, std::string_view field, const CardSet& cards, TilePool& pool);

/// Tiles at the wheel, at the king's track and on offer; then, when everybody has named theirs, the rest.
void arrangeTiles(core::Fields& fields, const CardSet& cards, State& state, TilePool& pool, const WheelWish& wheel);
void dealRest(core::Fields& fields, const CardSet& cards, State& state, TilePool& pool);

/// What the map says that follows from the boards, or that they follow.
struct MapWish {
    std::uint32_t houses = 0; ///< a bit for each city whose houses are named
    std::array<std::optional<int>, maxCathedrals> taken{};
};

/// Houses, tiles and cathedrals of the cities.
MapWish arrangeMap(core::Fields& fields, const CardSet& cards, State& state, TilePool& pool);

/// What was named for a seat that is known only when everything lies there.
struct BoardWish {
    bool dice = false;
    std::optional<int> houseSupply{};
    std::optional<int> pillarSupply{};
    std::optional<std::array<std::uint8_t, actionCount>> bonusPoints{};
};

using BoardWishes = std::array<BoardWish, maxPlayers>;

BoardWish arrangeBoard(
    core::Fields& fields, const CardSet& cards, State& state, int seat, TilePool& pool, const MapWish& map);
/// What follows from the rest of the boards: pieces left, families, finished buildings, cathedral tiles taken.
void completeBoards(
    core::Fields& fields, const CardSet& cards, State& state, const BoardWishes& boards, const MapWish& map);

/// Dice at the wheel, on the boards and in the bag: as many as have been drawn, of each colour as many as there are.
void arrangeDice(
    core::Fields& fields, const CardSet& cards, State& state, const WheelWish& wheel, const BoardWishes& boards);

/// What is open, and whether it can be.
void arrangeStack(core::Fields& fields, const CardSet& cards, State& state);
void checkStack(core::Fields& fields, const CardSet& cards, const State& state);

} // namespace sandglass::tiletum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/list.h"
#include "core/random.h"
#include "core/seat.h"
#include "tiletum/cards.h"

#include <bit>

namespace sandglass::tiletum {

struct Die {
    Resource resource;
    std::uint8_t value;

    bool operator==(const Die&) const = default;
};

/// One open thing of the turn: what the seat is asked, or what it may go on spending.
/// A turn is a stack of them: the die's action at the bottom, above it whatever a tile, a character or a house put
/// on hold by giving something of its own. Only the top one can be answered.
struct Frame {
    Open open;
    Action action; ///< of Spend, and of the die in BonusTile
    std::uint8_t points; ///< action points left; resources left to choose
    std::uint8_t architectSteps;
    std::uint8_t merchantSteps;
    std::uint8_t house;
    std::uint8_t pillar;
    std::uint8_t building; ///< of Bonuses, from 0
    std::uint8_t rooms; ///< of Bonuses: a bit for each floor whose bonus is left

    bool operator==(const Frame&) const = default;
};

/// How deep a turn can nest. Each frame above the die's needs a helper (at most 4 stored, 1 of the wheel, 20 of the
/// map), a contract (6), a coat of arms (6), a character (9) or an activated building (two frames, by at most 3 helpers
/// and 7 houses); a frame that has nothing left gives its place to the next one.
inline constexpr int maxOpen = 72;

/// What lies on and around one player board, and where its pieces are on the map.
struct Board {
    std::uint32_t houses; ///< a bit for each space of the map
    std::uint32_t pillars;
    std::array<std::uint16_t, resourceCount> resources;
    std::int16_t points;
    std::array<std::int16_t, lineCount> lines; ///< the points again, by where they came from
    std::uint16_t cathedrals; ///< a bit for each kind contributed to
    std::int16_t kingPoints; ///< of its space when the king phase began
    std::uint8_t merchant;
    std::uint8_t architect;
    std::uint8_t houseSupply;
    std::uint8_t pillarSupply;
    std::uint8_t king; ///< its space of the king's track
    std::uint8_t families; ///< a bit for each family whose coat is stored or placed
    std::uint8_t finished; ///< a bit for each building with all rooms and the coat
    std::array<std::uint8_t, actionCount> bonusPoints; ///< of finished buildings
    std::array<std::array<TileIndex, roomCount>, buildingCount> rooms;
    std::array<TileIndex, buildingCount> coats;
    core::List<TileIndex, maxStorehouse> storehouse;
    core::List<TileIndex, maxContracts> contracts; ///< fulfilled, from the left
    core::List<Die, cycleCount> dice;
    std::array<std::uint8_t, 2> unused; ///< keeps the size a multiple of the alignment
};

enum class Phase : std::uint8_t { Action, King, Over };
inline constexpr std::array<std::string_view, 3> phaseWords{"action", "king", "over"};

/// A match of Tiletum: everything on the table, in the piles and in the bag.
/// `boards[1]` is the opponent's in a solo game, which has one seat and the rules for two.
struct State {
    core::Random random;
    std::uint32_t barrier; ///< counts what undo must not reach back over
    std::array<Board, maxPlayers> boards;

    Phase phase;
    std::uint8_t players; ///< boards in play
    std::uint8_t solo;
    std::uint8_t round; ///< from 1
    std::uint8_t cycle; ///< of the round, from 0
    std::uint8_t turn; ///< whose turn of the cycle, as a place in `order`
    std::uint8_t active; ///< the seat that is asked
    std::uint8_t exchanged; ///< the first exchange of this turn has been made
    std::uint8_t colour; ///< the resource that replaces the next die's, or `noColour`
    Die die; ///< the one taken this turn
    core::List<Frame, maxOpen> stack;

    std::array<Action, actionCount> wheel; ///< actions clockwise
    std::uint8_t rotation; ///< sectors that the wheel has been turned clockwise
    std::array<std::array<std::uint8_t, resourceCount>, 6> dice; ///< lying at the wheel, by value - 1 and colour
    std::array<std::uint8_t, resourceCount> bag;
    std::array<TileIndex, actionCount> actionTiles; ///< by action
    TileIndex kingTile;

    core::List<std::uint8_t, maxPlayers> order; ///< of turns
    core::List<std::uint8_t, maxPlayers> king; ///< who is ahead on the track; in one space the lower disc comes first
    std::array<std::uint8_t, corruptionCount>
        corruption; ///< the first three lie in the row, revealed from the last of them
    std::uint8_t revealed;

    std::array<std::uint8_t, maxHouseSlots> houseOwner; ///< seat + 1, or 0
    std::array<TileIndex, maxTileSpots> mapTiles;
    std::array<std::uint8_t, maxCathedrals> costs; ///< index of the cost tile of each cathedral
    std::array<std::uint8_t, maxCathedrals> supported; ///< cathedral tiles taken
    std::array<std::uint8_t, roundCount> fairs; ///< index of the fair tile of each round
    std::array<std::uint8_t, roundCount> fairCities;

    std::array<TileIndex, offerSize> contractOffer; ///< from the left, the dear side
    std::array<TileIndex, offerSize> characterOffer;
    core::List<TileIndex, 64> bonusPile; ///< drawn from the end
    core::List<TileIndex, 64> usedTiles;
    core::List<TileIndex, 64> contractPile;
    core::List<TileIndex, 64> characterPile;

    core::List<std::uint8_t, 16> decrees; ///< the solo opponent's deck, drawn from the end
    std::uint8_t decree; ///< the card turned up last, or noTile
    std::uint8_t challenges; ///< a bit for each challenge in play
    std::uint8_t opponentTokens; ///< bonus point tokens that Ready for Action has brought out
    std::array<std::uint8_t, 4> unused;

    Board& me() { return boards[active]; }
    const Board& me() const { return boards[active]; }
};

inline constexpr std::uint8_t noColour = 0xFF;
inline constexpr int opponentSeat = 1; ///< of a solo game

static_assert(std::has_unique_object_representations_v<State> && std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 8 * 1024);

inline int count(std::uint32_t bits)
{
    return std::popcount(bits);
}

inline bool holds(std::uint32_t bits, int index)
{
    return (bits >> index & 1u) != 0;
}

inline const Frame& top(const State& state)
{
    return state.stack.back();
}

inline Frame& top(State& state)
{
    return state.stack[state.stack.size() - 1];
}

inline const Tile& tileAt(const CardSet& cards, int tile)
{
    return cards.tiles[static_cast<std::size_t>(tile)];
}

} // namespace sandglass::tiletum

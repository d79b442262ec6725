// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hash.h"
#include "core/problem.h"
#include "tiletum/words.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace sandglass::tiletum {

using TileIndex = std::uint8_t;
inline constexpr TileIndex noTile = 0xFF; ///< an empty place
inline constexpr TileIndex unknownTile = 0xFE; ///< a tile that the viewer may not know

inline constexpr int maxTiles = 128;
inline constexpr int maxSpaces = 32; ///< spaces of the map fit in one mask
inline constexpr int maxHouseSlots = 48;
inline constexpr int maxTileSpots = 32;
inline constexpr int maxCathedrals = 12;
inline constexpr int maxStorehouse = 8;
inline constexpr int maxContracts = 8;
inline constexpr int buildingCount = 6;
inline constexpr int roomCount = 3;
inline constexpr int offerSize = 5;
inline constexpr int roundCount = 4;
inline constexpr int cycleCount = 3; ///< turns of each seat in a round
inline constexpr int corruptionCount = 6;
inline constexpr int maxPlayers = 4;

/// Everything a tile, a placed coat of arms or a contract can give. What is zero is not given.
struct Effect {
    std::array<std::uint8_t, resourceCount> gain{};
    std::uint8_t points = 0; ///< victory points
    std::uint8_t resources = 0; ///< of any kinds
    Action action = Action::Joker; ///< with `actionPoints`; the joker lets one choose
    std::uint8_t actionPoints = 0;
    std::uint8_t addPoints = 0; ///< to the action of the die
    bool colour = false;
    bool activate = false;
    std::uint8_t architectSteps = 0;
    std::uint8_t merchantSteps = 0;
    bool house = false; ///< in the merchant's city
    bool pillar = false; ///< in the architect's city
    bool houseAnywhere = false;
    bool pillarAnywhere = false;
    bool teleportMerchant = false;
    bool teleportArchitect = false;

    bool operator==(const Effect&) const = default;
};

enum class TileType : std::uint8_t { Helper, Contract, Coat, Character };

/// One of the bonus, contract and character tiles, which all go through the storehouse.
struct Tile {
    std::string id;
    std::string face; ///< tiles with the same face are copies of each other
    TileType type = TileType::Helper;
    std::uint8_t players = 2; ///< used with so many seats or more
    std::uint8_t kind = 0; ///< the kind of a character, the family of a coat of arms
    std::uint8_t same = 0; ///< what a contract costs: so many of one kind of choice,
    std::array<std::uint8_t, resourceCount> cost{}; ///< and these
    std::uint8_t points = 0; ///< of a contract
    Effect effect; ///< of a helper or character; what a contract gives besides its points
    Source source = Source::Reconstructed;
};

enum class HouseBonus : std::uint8_t { None, Points, Activate };

/// A space for a house in a city of the map.
struct HouseSlot {
    std::uint8_t space = 0;
    std::uint8_t number = 1; ///< among its city's, from 1
    std::uint8_t players = 2;
    HouseBonus bonus = HouseBonus::None;
    std::uint8_t points = 0;
    Source source = Source::Reconstructed;
};

struct TileSpot {
    std::uint8_t space = 0;
    std::uint8_t players = 2;
    Source source = Source::Reconstructed;
};

/// A space of the map: a city, or a road space that only costs a step.
struct Space {
    std::string id;
    bool city = false;
    std::uint32_t neighbours = 0;
    std::uint8_t firstHouse = 0; ///< its house spaces are houseSlots[firstHouse .. firstHouse + houses)
    std::uint8_t houses = 0;
    std::uint8_t pillars = 0;
    std::uint8_t cathedral = noTile;
    std::uint8_t firstSpot = 0;
    std::uint8_t spots = 0;
    std::int16_t x = 0; ///< where to draw it, in thousandths from west to east,
    std::int16_t y = 0; ///< and from north to south
    Source source = Source::Reconstructed;
};

struct Cathedral {
    std::uint8_t space = 0;
    std::vector<std::uint8_t> points; ///< of its tiles, the top one first
    Source source = Source::Reconstructed;
};

/// What a contribution costs and brings besides the cathedral's tile; or that this cathedral is not built at all.
struct CostTile {
    std::string id;
    bool built = true;
    std::uint8_t stone = 0;
    std::uint8_t points = 0;
    Source source = Source::Reconstructed;
};

struct FairTile {
    Fair fair = Fair::Houses;
    std::uint8_t points = 0;
    Source source = Source::Reconstructed;
};

/// A building of the player board: rooms from the first floor up, a roof with a house, a place for a coat of arms.
struct Building {
    std::uint8_t rooms = 0; ///< to fill; 0 for the one that is full from the beginning
    bool roof = false;
    std::uint8_t bonusPoints = 0;
    std::uint8_t food = 0; ///< what placing a coat of arms below it costs
    Effect coat; ///< and gives
    Source source = Source::Reconstructed;
};

struct ContractSpace {
    std::uint8_t points = 0;
    bool pillar = false;
    Source source = Source::Reconstructed;
};

struct CharacterKind {
    std::string id;
    Action action = Action::King;
    Source source = Source::Reconstructed;
};

struct Family {
    std::string id;
    Source source = Source::Reconstructed;
};

struct KingSpace {
    std::int16_t points = 0;
    Source source = Source::Reconstructed;
};

/// What depends on how many play.
struct SeatRules {
    std::uint8_t dicePerColour = 0;
    std::uint8_t diceDrawn = 0;
    std::array<std::uint8_t, maxPlayers> gold{};
};

/// Dice as the opponent's cards name them: a colour, blue and light grey together, any, or what he lacks most.
enum class DiceChoice : std::uint8_t { Iron, Food, Gold, Wool, Stone, Goods, Any, Needed };
inline constexpr std::array<std::string_view, 8> diceChoiceWords{
    "iron", "food", "gold", "wool", "stone", "goods", "any", "needed"};

/// As many rows a decree has room for.
inline constexpr int maxRows = 8;

struct Priority {
    enum class Kind : std::uint8_t { Action, Highest, Needed };
    Condition when = Condition::Always;
    Kind kind = Kind::Action;
    Action action = Action::King;
    std::vector<DiceChoice> dice;
};

/// A card of the solo opponent. `fair` says in which games it is in his deck.
struct Decree {
    std::string id;
    bool always = false;
    Fair fair = Fair::Houses;
    std::vector<Priority> priorities;
    std::vector<DiceChoice> dice;
    Source source = Source::Reconstructed;
};

/// All the printed things of one edition, read from data files: plain data, indexes instead of pointers.
/// Each item keeps its mark of certainty, and `certainty` counts them, for "about this card set".
struct CardSet {
    std::string set;
    int version = 0;
    std::array<int, 3> certainty{}; ///< items from the rulebook, from second sources, reconstructed
    core::Hash hash = 0;

    std::vector<Tile> tiles; ///< bonus tiles, then contracts, then characters
    int bonusTiles = 0;
    int contractTiles = 0;
    std::vector<CharacterKind> kinds;
    std::vector<Family> families;

    std::vector<Space> spaces;
    std::vector<HouseSlot> houseSlots;
    std::vector<TileSpot> tileSpots;
    std::uint8_t start = 0;

    std::vector<Cathedral> cathedrals;
    std::vector<CostTile> costs;
    std::vector<FairTile> fairs;
    std::vector<std::uint8_t> fairCities;
    std::array<std::uint8_t, roundCount> printedFairPoints{};

    std::array<Action, actionCount> wheel{};
    std::vector<KingSpace> kingTrack;
    int kingStart = 0;
    int kingLeaderPoints = 0; ///< when there is no tile beside the track
    std::array<std::uint8_t, corruptionCount> corruption{};
    std::array<std::uint8_t, offerSize> contractPrices{};
    int storehouse = 0;
    int houseSupply = 0;
    int pillarSupply = 0;
    std::array<Building, buildingCount> buildings{};
    std::vector<ContractSpace> contractSpaces;
    std::array<std::uint8_t, buildingCount + 1> finishedBuildings{};
    std::array<SeatRules, maxPlayers + 1> seatRules{};

    std::vector<Decree> decrees;
    bool soloOfficial = false;

    /// Words of the domains "space", "tile" and "decree"; the core writes and reads actions with them.
    std::string_view word(std::string_view domain, int index) const;
    int number(std::string_view domain, std::string_view word) const;
};

std::expected<CardSet, core::Problems> load(const core::DataFiles& files);

} // namespace sandglass::tiletum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lexicon.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace sandglass::tiletum {

using std::int16_t;
using std::uint16_t;
using std::uint32_t;
using std::uint8_t;

/// A resource is also the colour of its dice: blue, pink, yellow, light grey and dark grey, in this order.
enum class Resource : std::uint8_t { Iron, Food, Gold, Wool, Stone };
inline constexpr int resourceCount = 5;
inline constexpr std::array<std::string_view, 5> resourceWords{"iron", "food", "gold", "wool", "stone"};

/// What stands around the wheel. The joker stands for any one of the others.
enum class Action : std::uint8_t { Architect, Merchant, Character, Contract, King, Joker };
inline constexpr int actionCount = 6;
inline constexpr std::array<std::string_view, 6> actionWords{
    "architect", "merchant", "character", "contract", "king", "joker"};

enum class Piece : std::uint8_t { Architect, Merchant };
inline constexpr std::array<std::string_view, 2> pieceWords{"architect", "merchant"};

/// What a fair counts. Rulebook: "Destičky trhů".
enum class Fair : std::uint8_t {
    HousesAndPillars,
    ContractsAndCathedrals,
    Contracts,
    King,
    ContractsAndCoats,
    Houses,
    UpperFloors,
    Coats,
    Pillars,
    FilledBuildings,
    Cathedrals,
};
inline constexpr std::array<std::string_view, 11> fairWords{"housesAndPillars", "contractsAndCathedrals", "contracts",
    "king", "contractsAndCoats", "houses", "upperFloors", "coats", "pillars", "filledBuildings", "cathedrals"};

/// Where victory points come from: the lines of the final account.
enum class Line : std::uint8_t {
    Start,
    Contracts,
    Cathedrals,
    HouseSpaces,
    Coats,
    Tiles,
    King,
    Fairs,
    HousesTimesPillars,
    FinishedBuildings,
    Leftovers,
    Opponent,
};
inline constexpr int lineCount = 12;
inline constexpr std::array<std::string_view, 12> lineWords{"start", "contracts", "cathedrals", "houseSpaces", "coats",
    "tiles", "king", "fairs", "housesTimesPillars", "finishedBuildings", "leftovers", "opponent"};

/// What the active seat is asked or may go on spending: the top of the stack of open things.
enum class Open : std::uint8_t {
    ChooseDie, ///< the turn's beginning
    BonusTile, ///< a die is taken, its action's tile may be taken too
    Spend, ///< action points of one action
    ChooseAction, ///< action points of any one action
    Steps, ///< free steps and placements that a character or contract grants
    Bonuses, ///< character bonuses of an activated building, those not yet used
    Resources, ///< resources of any kind
    Colour, ///< the kind of resource that the next die will give
    Activate, ///< a building to activate
    HouseAnywhere,
    PillarAnywhere,
    TeleportMerchant,
    TeleportArchitect,
    KingTile, ///< the tile beside the king's track, for who leads on it
};
inline constexpr std::array<std::string_view, 14> openWords{"chooseDie", "bonusTile", "spend", "chooseAction", "steps",
    "bonuses", "resources", "colour", "activate", "houseAnywhere", "pillarAnywhere", "teleportMerchant",
    "teleportArchitect", "kingTile"};

/// How sure an item of the card data is: stated in the rulebook, seen elsewhere, or made to fit everything known.
enum class Source : std::uint8_t { Rulebook, Secondary, Reconstructed };
inline constexpr std::array<std::string_view, 3> sourceWords{"rulebook", "secondary", "reconstructed"};

/// What a card of the solo opponent asks before it prefers a die.
enum class Condition : std::uint8_t {
    Always,
    PillarsAboveHouses,
    PillarsAboveCathedrals,
    HousesNotBelowPillars,
    ContractStored,
    CoatWithinReach,
    CoatInOffer,
};
inline constexpr std::array<std::string_view, 7> conditionWords{"always", "pillarsAboveHouses",
    "pillarsAboveCathedrals", "housesNotBelowPillars", "contractStored", "coatWithinReach", "coatInOffer"};

/// Why a row of such a card does not hold: its condition, by its own word, or that there is no die for it.
inline constexpr std::uint8_t noDie = 0; ///< in the place of the condition that always holds
inline constexpr std::array<std::string_view, 7> obstacleWords{"noDie", "pillarsAboveHouses", "pillarsAboveCathedrals",
    "housesNotBelowPillars", "contractStored", "coatWithinReach", "coatInOffer"};

/// What makes the solo opponent harder.
enum class Challenge : std::uint8_t {
    VerySpecialFriends,
    ResourcefulClergy,
    WhispersInTheKingsEar,
    EcclesiasticalIncome,
    VisitorsToTheCuria,
    DeepCoffers,
    FavorAtTheCourt,
    ReadyForAction,
};
inline constexpr int challengeCount = 8;
inline constexpr std::array<std::string_view, 8> challengeWords{"verySpecialFriends", "resourcefulClergy",
    "whispersInTheKingsEar", "ecclesiasticalIncome", "visitorsToTheCuria", "deepCoffers", "favorAtTheCourt",
    "readyForAction"};

inline constexpr core::Domain resourceDomain{.name = "resource", .words = resourceWords};
inline constexpr core::Domain actionDomain{.name = "action", .words = actionWords};
inline constexpr core::Domain pieceDomain{.name = "piece", .words = pieceWords};
inline constexpr core::Domain fairDomain{.name = "fair", .words = fairWords};
inline constexpr core::Domain lineDomain{.name = "score", .words = lineWords};
inline constexpr core::Domain openDomain{.name = "open", .words = openWords};
inline constexpr core::Domain obstacleDomain{.name = "obstacle", .words = obstacleWords};
inline constexpr core::Domain challengeDomain{.name = "challenge", .words = challengeWords};
inline constexpr core::Domain spaceDomain{.name = "space", .first = 0, .last = 31, .cards = true};
inline constexpr core::Domain tileDomain{.name = "tile", .first = 0, .last = 127, .cards = true};
inline constexpr core::Domain decreeDomain{.name = "decree", .first = 0, .last = 15, .cards = true};
inline constexpr core::Domain valueDomain{.name = "value", .first = 1, .last = 6};
inline constexpr core::Domain houseDomain{.name = "house", .first = 1, .last = 4};
inline constexpr core::Domain buildingDomain{.name = "building", .first = 1, .last = 6};
inline constexpr core::Domain floorDomain{.name = "floor", .first = 1, .last = 3};
inline constexpr core::Domain roundDomain{.name = "round", .first = 1, .last = 4};
inline constexpr core::Domain placeDomain{.name = "place", .first = 1, .last = 8};
inline constexpr core::Domain countDomain{.name = "count", .first = 0, .last = 999};
inline constexpr core::Domain pointsDomain{.name = "points", .first = -999, .last = 999};

template <class Enum>
constexpr int number(Enum value)
{
    return static_cast<int>(value);
}

} // namespace sandglass::tiletum

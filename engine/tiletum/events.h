// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lexicon.h"
#include "core/list.h"
#include "tiletum/words.h"

namespace sandglass::tiletum {

/// What happened. All of it is open to everybody. The sentences are tiletum.event.<word> in the catalogues.
enum class EventKind : std::uint16_t {
    RoundBegan,
    DieRolled,
    CorruptionRevealed,
    KingMoved,
    TurnBegan,
    DieChanged,
    DieTaken,
    ColourChosen,
    Gained,
    Paid,
    Scored,
    PointsLost,
    TileTaken,
    TileDeclined,
    PointsGranted,
    ActionChosen,
    Moved,
    HouseBuilt,
    PillarBuilt,
    OfferReplaced,
    CharacterLaid,
    ContractLaid,
    BonusLaid,
    KingTileLaid,
    CharacterSettled,
    HouseFreed,
    PillarFreed,
    BuildingFinished,
    ContractFulfilled,
    CoatPlaced,
    CathedralSupported,
    HelperUsed,
    BuildingActivated,
    BonusEnjoyed,
    TurnEnded,
    OrderSet,
    KingReturned,
    FairHeld,
    WheelTurned,
    UsedTilesShuffled,
    DecreeTurned,
    RowFailed,
    GameEnded,
};

inline constexpr core::Argument seatArgument{"seat", &core::seatDomain};

inline constexpr std::array<core::Entry<EventKind>, 43> eventLexicon{{
    {EventKind::RoundBegan, "roundBegan", {{{"round", &roundDomain}}}},
    {EventKind::DieRolled, "dieRolled", {{{"resource", &resourceDomain}, {"value", &valueDomain}}}},
    {EventKind::CorruptionRevealed, "corruptionRevealed", {{{"n", &countDomain}}}},
    {EventKind::KingMoved, "kingMoved", {{seatArgument, {"points", &pointsDomain}}}},
    {EventKind::TurnBegan, "turnBegan", {{seatArgument}}},
    {EventKind::DieChanged, "dieChanged",
        {{seatArgument, {"value", &valueDomain}, {"as", &valueDomain}, {"n", &countDomain}}}},
    {EventKind::DieTaken, "dieTaken",
        {{seatArgument, {"resource", &resourceDomain}, {"value", &valueDomain}, {"action", &actionDomain}}}},
    {EventKind::ColourChosen, "colourChosen", {{seatArgument, {"resource", &resourceDomain}}}},
    {EventKind::Gained, "gained", {{seatArgument, {"resource", &resourceDomain}, {"n", &countDomain}}}},
    {EventKind::Paid, "paid", {{seatArgument, {"resource", &resourceDomain}, {"n", &countDomain}}}},
    {EventKind::Scored, "scored", {{seatArgument, {"n", &countDomain}, {"line", &lineDomain}}}},
    {EventKind::PointsLost, "pointsLost", {{seatArgument, {"n", &countDomain}, {"line", &lineDomain}}}},
    {EventKind::TileTaken, "tileTaken", {{seatArgument, {"tile", &tileDomain}}}},
    {EventKind::TileDeclined, "tileDeclined", {{seatArgument, {"tile", &tileDomain}}}},
    {EventKind::PointsGranted, "pointsGranted", {{seatArgument, {"action", &actionDomain}, {"n", &countDomain}}}},
    {EventKind::ActionChosen, "actionChosen", {{seatArgument, {"action", &actionDomain}}}},
    {EventKind::Moved, "moved", {{seatArgument, {"piece", &pieceDomain}, {"space", &spaceDomain}}}},
    {EventKind::HouseBuilt, "houseBuilt", {{seatArgument, {"space", &spaceDomain}, {"house", &houseDomain}}}},
    {EventKind::PillarBuilt, "pillarBuilt", {{seatArgument, {"space", &spaceDomain}}}},
    {EventKind::OfferReplaced, "offerReplaced", {{seatArgument}}},
    {EventKind::CharacterLaid, "characterLaid", {{{"tile", &tileDomain}}}},
    {EventKind::ContractLaid, "contractLaid", {{{"tile", &tileDomain}}}},
    {EventKind::BonusLaid, "bonusLaid", {{{"tile", &tileDomain}, {"action", &actionDomain}}}},
    {EventKind::KingTileLaid, "kingTileLaid", {{{"tile", &tileDomain}}}},
    {EventKind::CharacterSettled, "characterSettled",
        {{seatArgument, {"tile", &tileDomain}, {"building", &buildingDomain}, {"floor", &floorDomain}}}},
    {EventKind::HouseFreed, "houseFreed", {{seatArgument, {"building", &buildingDomain}}}},
    {EventKind::PillarFreed, "pillarFreed", {{seatArgument}}},
    {EventKind::BuildingFinished, "buildingFinished", {{seatArgument, {"building", &buildingDomain}}}},
    {EventKind::ContractFulfilled, "contractFulfilled",
        {{seatArgument, {"tile", &tileDomain}, {"place", &placeDomain}}}},
    {EventKind::CoatPlaced, "coatPlaced", {{seatArgument, {"tile", &tileDomain}, {"building", &buildingDomain}}}},
    {EventKind::CathedralSupported, "cathedralSupported", {{seatArgument, {"space", &spaceDomain}}}},
    {EventKind::HelperUsed, "helperUsed", {{seatArgument, {"tile", &tileDomain}}}},
    {EventKind::BuildingActivated, "buildingActivated", {{seatArgument, {"building", &buildingDomain}}}},
    {EventKind::BonusEnjoyed, "bonusEnjoyed", {{seatArgument, {"tile", &tileDomain}}}},
    {EventKind::TurnEnded, "turnEnded", {{seatArgument}}},
    {EventKind::OrderSet, "orderSet", {{seatArgument, {"place", &placeDomain}}}},
    {EventKind::KingReturned, "kingReturned", {{seatArgument}}},
    {EventKind::FairHeld, "fairHeld", {{{"space", &spaceDomain}, {"fair", &fairDomain}, {"n", &countDomain}}}},
    {EventKind::WheelTurned, "wheelTurned"},
    {EventKind::UsedTilesShuffled, "usedTilesShuffled"},
    {EventKind::DecreeTurned, "decreeTurned", {{{"decree", &decreeDomain}, {"row", &countDomain}}}},
    {EventKind::RowFailed, "rowFailed", {{{"row", &countDomain}, {"obstacle", &obstacleDomain}}}},
    {EventKind::GameEnded, "gameEnded"},
}};
static_assert(core::inOrder(eventLexicon));

using Event = core::Phrase<EventKind>;
using Events = core::Batch<Event, 512>;

} // namespace sandglass::tiletum

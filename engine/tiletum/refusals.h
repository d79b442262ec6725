// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lexicon.h"
#include "core/verdict.h"
#include "tiletum/words.h"

namespace sandglass::tiletum {

/// Why something is forbidden. The sentences are tiletum.refusal.<word> in the catalogues.
enum class Refusal : std::uint16_t {
    GameIsOver,
    NotYourTurn,
    NoSuchThing, ///< a number that names nothing
    AnswerFirst,
    NotAskedNow,
    DieAlreadyTaken,
    TakeDieFirst,
    NoSuchDie,
    TooLittle,
    StorehouseFull,
    FamilyHeld,
    NoContractSpace,
    OtherAction,
    TooFewPoints,
    NotAdjacent,
    NoStepLeft,
    PieceElsewhere,
    NoHouseLeft,
    NoPillarLeft,
    HouseAlreadyHere,
    PillarAlreadyHere,
    NoSuchHouseSpace,
    HouseSpaceClosed,
    HouseSpaceTaken,
    NoPillarSpace,
    PillarSpacesTaken,
    CathedralNotBuilt,
    TileNotThere,
    TileNotStored,
    WrongTile,
    NoSuchRoom,
    RoomTaken,
    BuildingOfOtherKind,
    KindLivesElsewhere,
    SameResource,
    NameThePayment,
    NoPaymentToName,
    CoatPlaceTaken,
    NoPillarThere,
    NoCathedralThere,
    AlreadyContributed,
    CathedralExhausted, ///< only in a set whose cathedral has more spaces for pillars than tiles
    NoActionUnderWay,
    ColourTooLate,
    ColourAlreadyChosen,
    NothingToActivate,
    BuildingEmpty,
    BonusNotOpen,
    JokerIsNoChoice,
    FinishInnerFirst,
    OfferEmpty,
    GoldForGold,
    NotLeading,
};

inline constexpr std::array<core::Entry<Refusal>, 53> refusals{{
    {Refusal::GameIsOver, "gameIsOver"},
    {Refusal::NotYourTurn, "notYourTurn", {{{"seat", &core::seatDomain}}}},
    {Refusal::NoSuchThing, "noSuchThing"},
    {Refusal::AnswerFirst, "answerFirst", {{{"open", &openDomain}}}},
    {Refusal::NotAskedNow, "notAskedNow", {{{"open", &openDomain}}}},
    {Refusal::DieAlreadyTaken, "dieAlreadyTaken"},
    {Refusal::TakeDieFirst, "takeDieFirst"},
    {Refusal::NoSuchDie, "noSuchDie", {{{"resource", &resourceDomain}, {"value", &valueDomain}}}},
    {Refusal::TooLittle, "tooLittle",
        {{{"resource", &resourceDomain}, {"need", &countDomain}, {"have", &countDomain}}}},
    {Refusal::StorehouseFull, "storehouseFull", {{{"places", &countDomain}}}},
    {Refusal::FamilyHeld, "familyHeld", {{{"tile", &tileDomain}}}},
    {Refusal::NoContractSpace, "noContractSpace"},
    {Refusal::OtherAction, "otherAction", {{{"action", &actionDomain}}}},
    {Refusal::TooFewPoints, "tooFewPoints", {{{"need", &countDomain}, {"have", &countDomain}}}},
    {Refusal::NotAdjacent, "notAdjacent", {{{"space", &spaceDomain}}}},
    {Refusal::NoStepLeft, "noStepLeft", {{{"piece", &pieceDomain}}}},
    {Refusal::PieceElsewhere, "pieceElsewhere", {{{"piece", &pieceDomain}, {"space", &spaceDomain}}}},
    {Refusal::NoHouseLeft, "noHouseLeft"},
    {Refusal::NoPillarLeft, "noPillarLeft"},
    {Refusal::HouseAlreadyHere, "houseAlreadyHere", {{{"space", &spaceDomain}}}},
    {Refusal::PillarAlreadyHere, "pillarAlreadyHere", {{{"space", &spaceDomain}}}},
    {Refusal::NoSuchHouseSpace, "noSuchHouseSpace", {{{"space", &spaceDomain}}}},
    {Refusal::HouseSpaceClosed, "houseSpaceClosed", {{{"space", &spaceDomain}, {"players", &countDomain}}}},
    {Refusal::HouseSpaceTaken, "houseSpaceTaken", {{{"space", &spaceDomain}}}},
    {Refusal::NoPillarSpace, "noPillarSpace", {{{"space", &spaceDomain}}}},
    {Refusal::PillarSpacesTaken, "pillarSpacesTaken", {{{"space", &spaceDomain}}}},
    {Refusal::CathedralNotBuilt, "cathedralNotBuilt", {{{"space", &spaceDomain}}}},
    {Refusal::TileNotThere, "tileNotThere", {{{"tile", &tileDomain}}}},
    {Refusal::TileNotStored, "tileNotStored", {{{"tile", &tileDomain}}}},
    {Refusal::WrongTile, "wrongTile", {{{"tile", &tileDomain}}}},
    {Refusal::NoSuchRoom, "noSuchRoom", {{{"building", &buildingDomain}, {"floor", &floorDomain}}}},
    {Refusal::RoomTaken, "roomTaken", {{{"building", &buildingDomain}, {"floor", &floorDomain}}}},
    {Refusal::BuildingOfOtherKind, "buildingOfOtherKind", {{{"building", &buildingDomain}}}},
    {Refusal::KindLivesElsewhere, "kindLivesElsewhere", {{{"building", &buildingDomain}}}},
    {Refusal::SameResource, "sameResource", {{{"resource", &resourceDomain}}}},
    {Refusal::NameThePayment, "nameThePayment", {{{"tile", &tileDomain}}}},
    {Refusal::NoPaymentToName, "noPaymentToName", {{{"tile", &tileDomain}}}},
    {Refusal::CoatPlaceTaken, "coatPlaceTaken", {{{"building", &buildingDomain}}}},
    {Refusal::NoPillarThere, "noPillarThere", {{{"space", &spaceDomain}}}},
    {Refusal::NoCathedralThere, "noCathedralThere", {{{"space", &spaceDomain}}}},
    {Refusal::AlreadyContributed, "alreadyContributed", {{{"space", &spaceDomain}}}},
    {Refusal::CathedralExhausted, "cathedralExhausted", {{{"space", &spaceDomain}}}},
    {Refusal::NoActionUnderWay, "noActionUnderWay"},
    {Refusal::ColourTooLate, "colourTooLate"},
    {Refusal::ColourAlreadyChosen, "colourAlreadyChosen"},
    {Refusal::NothingToActivate, "nothingToActivate"},
    {Refusal::BuildingEmpty, "buildingEmpty", {{{"building", &buildingDomain}}}},
    {Refusal::BonusNotOpen, "bonusNotOpen", {{{"floor", &floorDomain}}}},
    {Refusal::JokerIsNoChoice, "jokerIsNoChoice"},
    {Refusal::FinishInnerFirst, "finishInnerFirst", {{{"open", &openDomain}}}},
    {Refusal::OfferEmpty, "offerEmpty"},
    {Refusal::GoldForGold, "goldForGold"},
    {Refusal::NotLeading, "notLeading", {{{"seat", &core::seatDomain}}}},
}};
static_assert(core::inOrder(refusals));

using Refused = core::Phrase<Refusal>;

/// Empty if nothing forbids it.
using Verdict = core::Verdict<Refusal>;

} // namespace sandglass::tiletum

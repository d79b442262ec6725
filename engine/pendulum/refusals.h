// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/terms.h"

#include <optional>

namespace sandglass::pendulum {

/// Every reason to say no: one for each rule that forbids something.
enum class Refusal : std::uint16_t {
    NoSuchThing, ///< a number outside its domain
    GameIsOver,
    DecideFirst,
    NothingToDecide,
    OpeningFirst,
    NotYourTurn,
    RoundNotBegun,
    CouncilPhase,
    NotNow, ///< this is done in another phase
    AlreadyDone,
    NotDone,
    NobodyOvertook,
    TimedRound, ///< "done" belongs to untimed rounds and the called council
    OpeningWorker,
    BottomRowOnly,
    WorkerNotInPlay,
    AlreadyThere,
    RowHasTimer,
    NotAFrame,
    NoSuchSpace,
    FrameTaken,
    OwnWorkerThere,
    NotInAFrame,
    AlreadyActed,
    NoTimerInRow,
    BoxNotServed,
    CardMissing,
    WaiverNotHere,
    ProductionForbidden,
    NotNeighbour,
    CannotPay,
    CannotPayAny,
    CardNotYours,
    CardPlayed,
    PlayWithAction,
    PlayWithAchievement,
    NoWorkerToRetrieve,
    WorkerNotStuck,
    WorkerLimit,
    NothingToRecover,
    NotRecallable,
    NothingToExchange,
    NotExchangeable,
    SameTrack,
    NoPoints,
    AchievementUsed,
    RequirementMissing,
    RequirementAny,
    LegendaryGone,
    LegendaryOwned,
    NoProvinceLeft,
    ProvinceRowFull,
    ProvinceDeckEmpty,
    NoProvinceThere,
    NotYourProvince,
    WithinLimit,
    SandRuns,
    TimerTrackFlips,
    CouncilCalled,
    RewardGone,
    GrandeTurned,
    GrandeOwned,
    NotARegular,
    LimitOwned,
    NoCube,
    CannotSkip,
    PaceNotYours,
    PaceSame,
    PaceSettled,
};
inline constexpr int refusalCount = static_cast<int>(Refusal::PaceSettled) + 1;

using Refused = core::Phrase<Refusal>;
/// Why not, or nothing.
using Verdict = std::optional<Refused>;

inline constexpr std::array<core::Entry<Refusal>, refusalCount> refusals{{
    {Refusal::NoSuchThing, "noSuchThing"},
    {Refusal::GameIsOver, "gameIsOver"},
    {Refusal::DecideFirst, "decideFirst", {{{"decision", &domain::decision}}}},
    {Refusal::NothingToDecide, "nothingToDecide"},
    {Refusal::OpeningFirst, "openingFirst"},
    {Refusal::NotYourTurn, "notYourTurn", {{{"seat", &domain::seat}}}},
    {Refusal::RoundNotBegun, "roundNotBegun"},
    {Refusal::CouncilPhase, "councilPhase"},
    {Refusal::NotNow, "notNow", {{{"phase", &domain::phase}}}},
    {Refusal::AlreadyDone, "alreadyDone"},
    {Refusal::NotDone, "notDone"},
    {Refusal::NobodyOvertook, "nobodyOvertook"},
    {Refusal::TimedRound, "timedRound"},
    {Refusal::OpeningWorker, "openingWorker", {{{"worker", &domain::worker}}}},
    {Refusal::BottomRowOnly, "bottomRowOnly"},
    {Refusal::WorkerNotInPlay, "workerNotInPlay", {{{"worker", &domain::worker}}}},
    {Refusal::AlreadyThere, "alreadyThere", {{{"spot", &domain::spot}}}},
    {Refusal::RowHasTimer, "rowHasTimer", {{{"row", &domain::row}}}},
    {Refusal::NotAFrame, "notAFrame", {{{"spot", &domain::spot}}}},
    {Refusal::NoSuchSpace, "noSuchSpace", {{{"spot", &domain::spot}}}},
    {Refusal::FrameTaken, "frameTaken", {{{"spot", &domain::spot}}}},
    {Refusal::OwnWorkerThere, "ownWorkerThere", {{{"spot", &domain::spot}}}},
    {Refusal::NotInAFrame, "notInAFrame", {{{"worker", &domain::worker}}}},
    {Refusal::AlreadyActed, "alreadyActed", {{{"worker", &domain::worker}}}},
    {Refusal::NoTimerInRow, "noTimerInRow", {{{"row", &domain::row}}}},
    {Refusal::BoxNotServed, "boxNotServed", {{{"spot", &domain::spot}}}},
    {Refusal::CardMissing, "cardMissing"},
    {Refusal::WaiverNotHere, "waiverNotHere"},
    {Refusal::ProductionForbidden, "productionForbidden", {{{"spot", &domain::spot}}}},
    {Refusal::NotNeighbour, "notNeighbour", {{{"spot", &domain::spot}}}},
    {Refusal::CannotPay, "cannotPay",
        {{{"stock", &domain::stock}, {"needed", &domain::number}, {"held", &domain::number}}}},
    {Refusal::CannotPayAny, "cannotPayAny", {{{"needed", &domain::number}, {"held", &domain::number}}}},
    {Refusal::CardNotYours, "cardNotYours", {{{"card", &domain::stratagem}}}},
    {Refusal::CardPlayed, "cardPlayed", {{{"card", &domain::stratagem}}}},
    {Refusal::PlayWithAction, "playWithAction", {{{"card", &domain::stratagem}}}},
    {Refusal::PlayWithAchievement, "playWithAchievement", {{{"card", &domain::stratagem}}}},
    {Refusal::NoWorkerToRetrieve, "noWorkerToRetrieve"},
    {Refusal::WorkerNotStuck, "workerNotStuck", {{{"worker", &domain::worker}}}},
    {Refusal::WorkerLimit, "workerLimit", {{{"limit", &domain::number}}}},
    {Refusal::NothingToRecover, "nothingToRecover"},
    {Refusal::NotRecallable, "notRecallable", {{{"card", &domain::stratagem}}}},
    {Refusal::NothingToExchange, "nothingToExchange"},
    {Refusal::NotExchangeable, "notExchangeable", {{{"stock", &domain::stock}}}},
    {Refusal::SameTrack, "sameTrack", {{{"stock", &domain::stock}}}},
    {Refusal::NoPoints, "noPoints"},
    {Refusal::AchievementUsed, "achievementUsed"},
    {Refusal::RequirementMissing, "requirementMissing",
        {{{"stock", &domain::stock}, {"needed", &domain::number}, {"held", &domain::number}}}},
    {Refusal::RequirementAny, "requirementAny", {{{"needed", &domain::number}, {"held", &domain::number}}}},
    {Refusal::LegendaryGone, "legendaryGone"},
    {Refusal::LegendaryOwned, "legendaryOwned"},
    {Refusal::NoProvinceLeft, "noProvinceLeft"},
    {Refusal::ProvinceRowFull, "provinceRowFull"},
    {Refusal::ProvinceDeckEmpty, "provinceDeckEmpty"},
    {Refusal::NoProvinceThere, "noProvinceThere", {{{"source", &domain::source}}}},
    {Refusal::NotYourProvince, "notYourProvince", {{{"card", &domain::province}}}},
    {Refusal::WithinLimit, "withinLimit", {{{"colour", &domain::colour}, {"limit", &domain::number}}}},
    {Refusal::SandRuns, "sandRuns", {{{"timer", &domain::timer}, {"seconds", &domain::number}}}},
    {Refusal::TimerTrackFlips, "timerTrackFlips"},
    {Refusal::CouncilCalled, "councilCalled"},
    {Refusal::RewardGone, "rewardGone", {{{"choice", &domain::choice}}}},
    {Refusal::GrandeTurned, "grandeTurned"},
    {Refusal::GrandeOwned, "grandeOwned"},
    {Refusal::NotARegular, "notARegular", {{{"worker", &domain::worker}}}},
    {Refusal::LimitOwned, "limitOwned"},
    {Refusal::NoCube, "noCube", {{{"cube", &domain::cube}}}},
    {Refusal::CannotSkip, "cannotSkip", {{{"decision", &domain::decision}}}},
    {Refusal::PaceNotYours, "paceNotYours", {{{"seat", &domain::seat}}}},
    {Refusal::PaceSame, "paceSame", {{{"mode", &domain::pace}}}},
    {Refusal::PaceSettled, "paceSettled"},
}};
static_assert(core::inOrder(refusals));

template <class... Values>
Verdict no(Refusal refusal, Values... values)
{
    return core::say(refusal, values...);
}

} // namespace sandglass::pendulum

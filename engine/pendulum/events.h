// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/terms.h"

namespace sandglass::pendulum {

/// Everything that happens, for logs, sounds and animations.
enum class EventKind : std::uint16_t {
    WorkerPlaced,
    WorkerActed,
    WorkerRetrieved,
    WorkerHired,
    WorkerPromoted,
    TimerFlipped,
    MarkerPushed,
    CouncilCalled,
    StratagemPlayed,
    StratagemsRecovered,
    StratagemRecalled,
    Paid,
    Gained,
    Lost,
    Produced,
    GloryGained,
    GloryDeclined,
    ProvinceTaken,
    ProvinceTucked,
    ProvinceDiscarded,
    ProvinceShown,
    AchievementDone,
    LegendaryTaken,
    AchievementShown,
    Skipped,
    SeatDone,
    SeatResumed,
    LastWord,
    StepReached,
    RoundBegan,
    CouncilBegan,
    PrivilegeSet,
    RewardChosen,
    PlainRewardChosen, ///< the grande worker or the point, which are no cards
    RewardShown,
    LimitRaised,
    RoundPrepared,
    PaceSet,
    EverybodyReady,
    GameEnded,
};
inline constexpr int eventCount = static_cast<int>(EventKind::GameEnded) + 1;

using Event = core::Phrase<EventKind>;
using Events = core::Batch<Event, 64>;

inline constexpr core::Argument seatArgument{"seat", &domain::seat};

inline constexpr std::array<core::Entry<EventKind>, eventCount> events{{
    {EventKind::WorkerPlaced, "workerPlaced",
        {{seatArgument, {"worker", &domain::worker}, {"from", &domain::spot}, {"to", &domain::spot}}}},
    {EventKind::WorkerActed, "workerActed",
        {{seatArgument, {"worker", &domain::worker}, {"from", &domain::spot}, {"to", &domain::spot}}}},
    {EventKind::WorkerRetrieved, "workerRetrieved",
        {{seatArgument, {"worker", &domain::worker}, {"from", &domain::spot}}}},
    {EventKind::WorkerHired, "workerHired", {{seatArgument, {"worker", &domain::worker}}}},
    {EventKind::WorkerPromoted, "workerPromoted",
        {{seatArgument, {"worker", &domain::worker}, {"spot", &domain::spot}}}},
    {EventKind::TimerFlipped, "timerFlipped", {{{"timer", &domain::timer}, {"row", &domain::row}}}},
    {EventKind::MarkerPushed, "markerPushed", {{{"left", &domain::number}}}},
    {EventKind::CouncilCalled, "councilCalled", {{{"round", &domain::number}}}},
    {EventKind::StratagemPlayed, "stratagemPlayed", {{seatArgument, {"card", &domain::stratagem}}}},
    {EventKind::StratagemsRecovered, "stratagemsRecovered", {{seatArgument, {"count", &domain::number}}}},
    {EventKind::StratagemRecalled, "stratagemRecalled", {{seatArgument, {"card", &domain::stratagem}}}},
    {EventKind::Paid, "paid", {{seatArgument, {"stock", &domain::stock}, {"amount", &domain::number}}}},
    {EventKind::Gained, "gained", {{seatArgument, {"stock", &domain::stock}, {"amount", &domain::number}}}},
    {EventKind::Lost, "lost", {{seatArgument, {"stock", &domain::stock}, {"amount", &domain::number}}}},
    {EventKind::Produced, "produced", {{seatArgument, {"colour", &domain::colour}}}},
    {EventKind::GloryGained, "gloryGained", {{seatArgument, {"stock", &domain::stock}, {"cube", &domain::cube}}}},
    {EventKind::GloryDeclined, "gloryDeclined", {{seatArgument, {"stock", &domain::stock}}}},
    {EventKind::ProvinceTaken, "provinceTaken",
        {{seatArgument, {"source", &domain::source}, {"card", &domain::province}}}},
    {EventKind::ProvinceTucked, "provinceTucked",
        {{seatArgument, {"card", &domain::province}, {"colour", &domain::colour}}}},
    {EventKind::ProvinceDiscarded, "provinceDiscarded",
        {{seatArgument, {"card", &domain::province}, {"colour", &domain::colour}}}},
    {EventKind::ProvinceShown, "provinceShown", {{{"source", &domain::source}, {"card", &domain::province}}}},
    {EventKind::AchievementDone, "achievementDone", {{seatArgument, {"card", &domain::achievement}}}},
    {EventKind::LegendaryTaken, "legendaryTaken", {{seatArgument}}},
    {EventKind::AchievementShown, "achievementShown", {{{"card", &domain::achievement}}}},
    {EventKind::Skipped, "skipped", {{seatArgument, {"decision", &domain::decision}}}},
    {EventKind::SeatDone, "seatDone", {{seatArgument}}},
    {EventKind::SeatResumed, "seatResumed", {{seatArgument}}},
    {EventKind::LastWord, "lastWord", {{seatArgument}}},
    {EventKind::StepReached, "stepReached", {{{"step", &domain::number}}}},
    {EventKind::RoundBegan, "roundBegan", {{{"round", &domain::number}, {"mode", &domain::pace}}}},
    {EventKind::CouncilBegan, "councilBegan", {{{"round", &domain::number}}}},
    {EventKind::PrivilegeSet, "privilegeSet",
        {{{"place", &domain::number}, {"seat", &domain::onTrack}, {"votes", &domain::number}}}},
    {EventKind::RewardChosen, "rewardChosen",
        {{seatArgument, {"choice", &domain::choice}, {"card", &domain::council}}}},
    {EventKind::PlainRewardChosen, "plainRewardChosen", {{seatArgument, {"choice", &domain::choice}}}},
    {EventKind::RewardShown, "rewardShown", {{{"choice", &domain::choice}, {"card", &domain::council}}}},
    {EventKind::LimitRaised, "limitRaised", {{seatArgument, {"limit", &domain::number}}}},
    {EventKind::RoundPrepared, "roundPrepared", {{{"round", &domain::number}}}},
    {EventKind::PaceSet, "paceSet", {{{"round", &domain::number}, {"mode", &domain::pace}}}},
    {EventKind::EverybodyReady, "everybodyReady"},
    {EventKind::GameEnded, "gameEnded"},
}};
static_assert(core::inOrder(events));

} // namespace sandglass::pendulum

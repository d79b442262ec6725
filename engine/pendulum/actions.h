// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/terms.h"

namespace sandglass::pendulum {

/// Everything a seat can do. The second half are answers to decisions.
enum class Verb : std::uint16_t {
    Place, ///< into a frame, or home to the mat
    Act, ///< from the frame down to a reward box
    Rush, ///< with the stratagem for it: straight into a box where the timer stands
    Flip,
    Play,
    Recover, ///< pays for taking all played stratagems back
    Achieve,
    Refill,
    Done,
    Resume, ///< takes a "done" back, because a seat lower in privilege has acted since
    Begin, ///< flips all timers and starts the round
    Pace, ///< the next round with running sand, or without
    Pay,
    Glory,
    Exchange,
    Swap,
    Gain,
    Advance,
    Claim,
    Tuck,
    Take,
    Retrieve,
    Recall,
    Promote,
    Again,
    Discard,
    Choose,
    Skip,
};
inline constexpr int verbCount = 28;

using Action = core::Phrase<Verb>;
using Command = core::Command<Verb>;
using Actions = core::Batch<Action, 192>;

inline constexpr std::array<core::Entry<Verb>, verbCount> verbs{{
    {Verb::Place, "place", {{{"worker", &domain::worker}, {"spot", &domain::spot}}}},
    {Verb::Act, "act", {{{"worker", &domain::worker}, {"box", &domain::spot}, {"with", &domain::modifier}}}},
    {Verb::Rush, "rush", {{{"worker", &domain::worker}, {"box", &domain::spot}, {"with", &domain::modifier}}}},
    {Verb::Flip, "flip", {{{"timer", &domain::timer}}}},
    {Verb::Play, "play", {{{"card", &domain::stratagem}}}},
    {Verb::Recover, "recover"},
    {Verb::Achieve, "achieve", {{{"take", &domain::claim}, {"twice", &domain::yes}}}},
    {Verb::Refill, "refill"},
    {Verb::Done, "done"},
    {Verb::Resume, "resume"},
    {Verb::Begin, "begin"},
    {Verb::Pace, "pace", {{{"mode", &domain::pace}}}},
    {Verb::Pay, "pay", {{{"resource", &domain::resource}}}},
    {Verb::Glory, "glory", {{{"cube", &domain::cube}}}},
    {Verb::Exchange, "exchange", {{{"from", &domain::resource}, {"amount", &domain::amount}}}},
    {Verb::Swap, "swap", {{{"from", &domain::track}, {"to", &domain::track}}}},
    {Verb::Gain, "gain", {{{"resource", &domain::resource}}}},
    {Verb::Advance, "advance", {{{"track", &domain::track}}}},
    {Verb::Claim, "claim", {{{"take", &domain::claim}}}},
    {Verb::Tuck, "tuck", {{{"colour", &domain::colour}}}},
    {Verb::Take, "take", {{{"source", &domain::source}}}},
    {Verb::Retrieve, "retrieve", {{{"worker", &domain::worker}}}},
    {Verb::Recall, "recall", {{{"card", &domain::stratagem}}}},
    {Verb::Promote, "promote", {{{"worker", &domain::worker}}}},
    {Verb::Again, "again", {{{"box", &domain::spot}, {"with", &domain::modifier}}}},
    {Verb::Discard, "discard", {{{"card", &domain::province}}}},
    {Verb::Choose, "choose", {{{"choice", &domain::choice}}}},
    {Verb::Skip, "skip"},
}};
static_assert(core::inOrder(verbs));

} // namespace sandglass::pendulum

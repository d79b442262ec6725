// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "tiletum/words.h"

namespace sandglass::tiletum {

/// Everything a seat can do. What can be done at a moment hangs on the top of the stack of open things.
enum class Verb : std::uint16_t {
    Take, ///< a die, changed on the way if `as` differs from its value
    Claim, ///< the bonus tile of the die's action, or the one beside the king's track
    Decline,
    Move,
    House,
    Pillar,
    Collect, ///< a bonus tile from the piece's city
    Hire, ///< a character from the offer
    Replace, ///< the whole character offer
    Settle, ///< a character into a room
    Sign, ///< take a tile from the contract offer
    Exchange,
    Pick, ///< a resource that may be of any kind
    Choose, ///< the action to do
    Activate,
    Enjoy, ///< the bonus of one character of the activated building
    Finish, ///< leave the rest of an inner open thing
    EndTurn,
    // Free tasks
    Buy,
    Fulfil,
    Adorn, ///< place a coat of arms below a building
    Contribute,
    Use, ///< a helper
};

inline constexpr std::array<core::Entry<Verb>, 23> verbs{{
    {Verb::Take, "take", {{{"resource", &resourceDomain}, {"value", &valueDomain}, {"as", &valueDomain}}}},
    {Verb::Claim, "claim"},
    {Verb::Decline, "decline"},
    {Verb::Move, "move", {{{"piece", &pieceDomain}, {"to", &spaceDomain}}}},
    {Verb::House, "house", {{{"space", &spaceDomain}, {"house", &houseDomain}}}},
    {Verb::Pillar, "pillar", {{{"space", &spaceDomain}}}},
    {Verb::Collect, "collect", {{{"tile", &tileDomain}}}},
    {Verb::Hire, "hire", {{{"tile", &tileDomain}}}},
    {Verb::Replace, "replace"},
    {Verb::Settle, "settle", {{{"tile", &tileDomain}, {"building", &buildingDomain}, {"floor", &floorDomain}}}},
    {Verb::Sign, "sign", {{{"tile", &tileDomain}}}},
    {Verb::Exchange, "exchange", {{{"give", &resourceDomain}, {"resource", &resourceDomain}}}},
    {Verb::Pick, "pick", {{{"resource", &resourceDomain}}}},
    {Verb::Choose, "choose", {{{"action", &actionDomain}}}},
    {Verb::Activate, "activate", {{{"building", &buildingDomain}}}},
    {Verb::Enjoy, "enjoy", {{{"floor", &floorDomain}}}},
    {Verb::Finish, "finish"},
    {Verb::EndTurn, "endTurn"},
    {Verb::Buy, "buy", {{{"resource", &resourceDomain}}}},
    {Verb::Fulfil, "fulfil", {{{"tile", &tileDomain}, {"same", &resourceDomain}}}},
    {Verb::Adorn, "adorn", {{{"tile", &tileDomain}, {"building", &buildingDomain}}}},
    {Verb::Contribute, "contribute", {{{"space", &spaceDomain}}}},
    {Verb::Use, "use", {{{"tile", &tileDomain}}}},
}};
static_assert(core::inOrder(verbs));

using Command = core::Command<Verb>;
using Actions = core::Batch<core::Phrase<Verb>, 256>;

} // namespace sandglass::tiletum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "viceroy/domains.h"

namespace sandglass::viceroy {

/// Everything that a seat can do. Each answers a decision (Ask); several answer more than one.
enum class Verb : std::uint16_t {
    Lay, ///< the first card of the pyramid
    Keep, ///< the first card of the hand
    Bid,
    Pass, ///< an empty fist, or no card to play
    Take, ///< a card of the display
    Propose, ///< "I take this one"
    Accept,
    Decline,
    Discard, ///< a card of the display, for a virtual opponent
    Gem, ///< takes one
    Give, ///< parts with one
    Draw,
    Play, ///< the card of this development round
    Place,
    Sell, ///< the card in play, for gems
    Discount, ///< so many infinite gems of the colour in question
    Choose,
    Target, ///< a card in a pyramid
    Token,
    Tuck,
    Return,
    Recolour,
    Done,
    Unseal, ///< takes back a sealed choice, until the last seat has sealed
};

inline constexpr std::array<core::Entry<Verb>, 24> verbs{{
    {Verb::Lay, "lay", {{{"card", &domains::card}}}},
    {Verb::Keep, "keep", {{{"card", &domains::card}}}},
    {Verb::Bid, "bid", {{{"bid", &domains::offer}}}},
    {Verb::Pass, "pass"},
    {Verb::Take, "take", {{{"colour", &domains::colour}, {"pile", &domains::pile}}}},
    {Verb::Propose, "propose", {{{"pile", &domains::pile}}}},
    {Verb::Accept, "accept"},
    {Verb::Decline, "decline"},
    {Verb::Discard, "discard", {{{"colour", &domains::colour}, {"pile", &domains::pile}}}},
    {Verb::Gem, "gem", {{{"colour", &domains::colour}}}},
    {Verb::Give, "give", {{{"colour", &domains::colour}}}},
    {Verb::Draw, "draw", {{{"deck", &domains::deck}}}},
    {Verb::Play, "play", {{{"card", &domains::card}}}},
    {Verb::Place, "place", {{{"level", &domains::level}, {"column", &domains::column}}}},
    {Verb::Sell, "sell"},
    {Verb::Discount, "discount", {{{"count", &domains::count}}}},
    {Verb::Choose, "choose", {{{"option", &domains::option}}}},
    {Verb::Target, "target", {{{"card", &domains::card}}}},
    {Verb::Token, "token", {{{"token", &domains::token}}}},
    {Verb::Tuck, "tuck", {{{"card", &domains::card}}}},
    {Verb::Return, "return", {{{"card", &domains::card}}}},
    {Verb::Recolour, "recolour",
        {{{"level", &domains::level}, {"column", &domains::column}, {"colour", &domains::colour}}}},
    {Verb::Done, "done"},
    {Verb::Unseal, "unseal"},
}};
static_assert(core::inOrder(verbs));

using Action = core::Phrase<Verb>;
using Command = core::Command<Verb>;
using Actions = core::Batch<Action, 256>;

/// The verbs that answer a decision, one bit each.
constexpr std::uint32_t answersTo(Ask ask)
{
    const auto bits = [](auto... answering) { return ((1u << static_cast<unsigned>(answering)) | ... | 0u); };
    switch (ask) {
    case Ask::Nothing:
        return 0;
    case Ask::FirstCard:
        return bits(Verb::Lay);
    case Ask::KeepCard:
        return bits(Verb::Keep);
    case Ask::Bid:
        return bits(Verb::Bid, Verb::Pass);
    case Ask::AttackCard:
    case Ask::WonCard:
    case Ask::SummonsCard:
        return bits(Verb::Take);
    case Ask::FaceVirtual:
        return bits(Verb::Take, Verb::Decline);
    case Ask::Propose:
        return bits(Verb::Propose, Verb::Decline);
    case Ask::Answer:
        return bits(Verb::Accept, Verb::Propose, Verb::Decline);
    case Ask::LastAnswer:
    case Ask::OwnGem:
        return bits(Verb::Accept, Verb::Decline);
    case Ask::StrayCard:
        return bits(Verb::Discard);
    case Ask::TakeGem:
    case Ask::InfiniteColour:
        return bits(Verb::Gem);
    case Ask::Draw:
        return bits(Verb::Draw);
    case Ask::Archive:
        return bits(Verb::Tuck, Verb::Decline);
    case Ask::Play:
        return bits(Verb::Play, Verb::Pass);
    case Ask::Place:
        return bits(Verb::Place, Verb::Sell);
    case Ask::Discount:
        return bits(Verb::Discount);
    case Ask::FifthLevel:
    case Ask::LawOption:
        return bits(Verb::Choose);
    case Ask::ReplaceTarget:
    case Ask::DoubleTarget:
        return bits(Verb::Target, Verb::Sell);
    case Ask::FreeTarget:
    case Ask::BarterTheirCard:
        return bits(Verb::Target);
    case Ask::BarterCard:
        return bits(Verb::Target, Verb::Decline);
    case Ask::BarterToken:
    case Ask::BarterTheirToken:
        return bits(Verb::Token);
    case Ask::BarterGem:
        return bits(Verb::Give);
    case Ask::ReturnLaw:
        return bits(Verb::Return);
    case Ask::TuckHand:
        return bits(Verb::Tuck, Verb::Done);
    case Ask::StoreGem:
        return bits(Verb::Give, Verb::Done);
    case Ask::Recolour:
        return bits(Verb::Recolour, Verb::Done);
    }
    return 0;
}

} // namespace sandglass::viceroy

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/domains.h"

namespace sandglass::viceroy {

/// What the numbers a, b and c of a decision are called in text, in their order.
using About = std::array<core::Argument, 3>;

constexpr About aboutOf(Ask ask)
{
    constexpr core::Argument colour{"colour", &domains::colour};
    constexpr core::Argument partner{"partner", &domains::seat};
    constexpr core::Argument card{"card", &domains::card};
    constexpr core::Argument count{"count", &domains::count};
    switch (ask) {
    case Ask::WonCard:
    case Ask::FaceVirtual:
    case Ask::OwnGem:
        return {colour};
    case Ask::Propose:
        return {colour, partner};
    case Ask::Answer:
    case Ask::LastAnswer:
        return {colour, partner, core::Argument{"pile", &domains::pile}};
    case Ask::TakeGem:
    case Ask::BarterGem:
        return {count};
    case Ask::Archive:
    case Ask::BarterToken:
    case Ask::BarterTheirToken:
        return {card};
    case Ask::Discount:
        return {colour, core::Argument{"price", &domains::count}};
    default:
        return {};
    }
}

} // namespace sandglass::viceroy

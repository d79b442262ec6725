// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/terms.h"

namespace sandglass::pendulum {

/// Amounts of every stock: what a seat holds, what a thing costs, what it gives. Eight lanes of one vector register.
using Purse = std::array<std::int16_t, stockCount>;

constexpr bool covers(const Purse& held, const Purse& cost)
{
    bool enough = true;
    for (int i = 0; i < stockCount; ++i)
        enough &= held[i] >= cost[i];
    return enough;
}

constexpr void add(Purse& sum, const Purse& more)
{
    for (int i = 0; i < stockCount; ++i)
        sum[i] = static_cast<std::int16_t>(sum[i] + more[i]);
}

constexpr void subtract(Purse& sum, const Purse& less)
{
    for (int i = 0; i < stockCount; ++i)
        sum[i] = static_cast<std::int16_t>(sum[i] - less[i]);
}

constexpr int resourcesOf(const Purse& purse)
{
    return purse[0] + purse[1] + purse[2];
}

/// A price. Its `anyResource` part is paid in any mix of the three resources; votes are none.
struct Cost {
    Purse stocks{};
    std::int16_t anyResource = 0;
};

constexpr bool affords(const Purse& held, const Cost& cost)
{
    return covers(held, cost.stocks) && resourcesOf(held) - resourcesOf(cost.stocks) >= cost.anyResource;
}

/// What boxes, provinces, cards and achievements give: plain amounts, and what has to be chosen or triggered.
struct Reward {
    Purse stocks{};
    std::uint8_t anyResource = 0;
    std::uint8_t anyPoint = 0;
    std::uint8_t onOneTrack = 0; ///< so many points, all on one track of choice
    std::uint8_t provinces = 0;
    std::uint8_t production = 0; ///< a bit for each colour
    std::uint8_t retrieveWorker = 0;
    std::uint8_t hireWorker = 0;
    std::uint8_t provinceLimit = 0; ///< the new limit under each slot, or 0
    bool recoverAll = false;
    bool recoverOne = false;
};

} // namespace sandglass::pendulum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/search.h"

namespace sandglass::bots {

/// What so many points of each seat are worth to it: mostly to be ahead of the best of the others, and a little to have
/// many. `scale` is a lead that is hard to lose; `plenty` is a good result.
inline SeatValues valuesOf(const std::array<int, core::maxSeats>& points, int seats, float scale, float plenty)
{
    constexpr float pride = 0.25F;
    SeatValues values{};
    for (int seat = 0; seat < seats; ++seat) {
        const auto own = static_cast<float>(points[seat]);
        float rival = -1e6F;
        for (int other = 0; other < seats; ++other)
            if (other != seat)
                rival = std::max(rival, static_cast<float>(points[other]));
        const float wealth = std::clamp(own / plenty, 0.0F, 1.0F);
        const float ahead = own - rival;
        // From 0 to 1 by plain arithmetic, which comes out the same everywhere; exp does not.
        const float lead = seats == 1 ? wealth : (1 + ahead / (scale + std::abs(ahead))) / 2;
        values[seat] = (1 - pride) * lead + pride * wealth;
    }
    return values;
}

} // namespace sandglass::bots

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/taste.h"

#include "core/random.h"

namespace sandglass::pendulum::bot {

Taste tasteOf(bots::Mind mind)
{
    Taste taste;
    taste.character = mind.character;
    constexpr std::array<std::uint32_t, bots::levelWords.size()> overlooked{50, 12, 0};
    taste.overlooked = overlooked[static_cast<std::size_t>(mind.level)];
    if (mind.character == 0)
        return taste;
    core::Random random(mind.character);
    for (double* price : {&taste.lag, &taste.military, &taste.culture, &taste.gold, &taste.vote, &taste.privilege,
             &taste.legendary, &taste.keen}) {
        constexpr int most = 10; // per cent, up or down
        *price *= 1 + (static_cast<int>(random.below(2 * most + 1)) - most) / 100.0;
    }
    return taste;
}

} // namespace sandglass::pendulum::bot

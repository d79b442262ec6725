// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/mind.h"

#include "core/random.h"

namespace sandglass::bots {

core::Millis thought(Mind mind, core::Millis now)
{
    struct Pace {
        std::uint32_t shortest;
        std::uint32_t longest;
    };
    constexpr std::array<Pace, levelWords.size()> paces{{{2000, 4000}, {1300, 2800}, {1000, 2000}}};
    const Pace pace = paces[static_cast<std::size_t>(mind.level)];
    core::Random random(core::Seed{mind.character} << 32 ^ static_cast<core::Seed>(now));
    return pace.shortest + random.below(pace.longest - pace.shortest);
}

} // namespace sandglass::bots

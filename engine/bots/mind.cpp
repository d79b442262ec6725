// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/mind.h"

namespace sandglass::bots {

namespace {

struct Pace {
    std::uint32_t shortest;
    std::uint32_t longest;
};

using Paces = std::array<Pace, levelWords.size()>;

core::Millis drawn(const Paces& paces, Mind mind, core::Millis now)
{
    const Pace pace = paces[static_cast<std::size_t>(mind.level)];
    core::Random random(core::Seed{mind.character} << 32 ^ static_cast<core::Seed>(now));
    return pace.shortest + random.below(pace.longest - pace.shortest);
}

} // namespace

core::Millis thought(Mind mind, core::Millis now)
{
    return drawn({{{2000, 4000}, {1300, 2800}, {1000, 2000}}}, mind, now);
}

core::Millis breath(Mind mind, core::Millis now)
{
    return drawn({{{600, 1000}, {450, 800}, {350, 650}}}, mind, now);
}

} // namespace sandglass::bots

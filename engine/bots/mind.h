// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace sandglass::bots {

enum class Level : std::uint8_t { Easy, Normal, Hard };
inline constexpr std::array<std::string_view, 3> levelWords{"easy", "normal", "hard"};

/// Who plays: how well, and in what manner. Two bots of one level and different characters like different things;
/// character 0 is the level at its plainest.
struct Mind {
    Level level = Level::Normal;
    std::uint32_t character = 0;

    bool operator==(const Mind&) const = default;
};

/// How long it looks at the table before it moves: between one and four seconds, the better the shorter, and not
/// always the same. Whoever hosts it waits so long, in the match's time, and only then asks what it does.
core::Millis thought(Mind mind, core::Millis now);

} // namespace sandglass::bots

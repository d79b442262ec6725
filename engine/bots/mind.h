// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "core/seat.h"

#include <array>
#include <cstdint>
#include <functional>
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

/// What an opponent is asked: what it does now at this seat.
struct Question {
    core::Seat seat{};
    core::Millis now = 0;
    Mind mind{};
    core::Seed seed = 0; ///< another one draws otherwise, where anything is drawn
    bool amongPeople = false; ///< persons play too, so what sets everybody going is theirs to do
};

/// Time is only a ceiling of thoughts. The engine has no clock: whoever has one says when it is up.
using TimeIsUp = std::function<bool()>;

/// How long it looks at the table before it moves: between one and four seconds, the better the shorter, and not
/// always the same. Whoever hosts it waits so long, in the match's time. It hangs on nothing that the seat alone knows.
core::Millis thought(Mind mind, core::Millis now);

/// The same between two small steps of one turn, while nobody else can do anything: about half a second.
core::Millis breath(Mind mind, core::Millis now);

} // namespace sandglass::bots

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sandglass::core {

/// A place at the table, counted from 0. Who sits there (a person, a bot, a phone) is not the engine's business.
enum class Seat : std::uint8_t { };

inline constexpr int maxSeats = 5;

constexpr int index(Seat seat)
{
    return static_cast<int>(seat);
}

constexpr Seat seatAt(int index)
{
    return static_cast<Seat>(index);
}

/// Who looks at the table without sitting at it: sees what all may see, and can do nothing.
inline constexpr Seat nobody = static_cast<Seat>(0xFF);

/// Milliseconds of a match's own time. The host's clock makes them; a pause stops that clock.
using Millis = std::int64_t;

} // namespace sandglass::core

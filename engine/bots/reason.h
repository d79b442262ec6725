// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/list.h"
#include "core/seat.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace sandglass::bots {

/// Why something is a good idea, in terms that every game has.
struct Reason {
    enum class Kind : std::uint8_t {
        Only, ///< there is nothing else to do
        Now, ///< so many points at once, on this line of the score sheet
        Later, ///< about so many more in the end than the other things that could be done
        Prevents, ///< about so many fewer in the end for that seat
        Equal, ///< nothing speaks clearly for it; other things are about as good
    };

    Kind kind = Kind::Equal;
    std::string_view line{}; ///< of the score sheet, translated as <game>.score.<word>
    core::Seat seat{};
    int points = 0;

    bool operator==(const Reason&) const = default;
};

/// Sentences: play.why.<word>.
inline constexpr std::array<std::string_view, 5> reasonWords{"only", "now", "later", "prevents", "equal"};

constexpr std::string_view wordOf(Reason::Kind kind)
{
    return reasonWords[static_cast<std::size_t>(kind)];
}

/// The weightiest first.
using Reasons = core::List<Reason, 3>;

} // namespace sandglass::bots

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_offers.h"

#include <optional>
#include <vector>

namespace sandglass::app {

/// Provinces that a seat has just drawn from the deck. As long as somebody higher in privilege can still claim that
/// moment, they may have to go back unseen: until then no board shows their faces, nor what a slot would pay with them.
class PendulumDrawn {
public:
    /// The reading's state without them.
    pendulum::State seen(const PendulumReading& reading);

    /// Whether it is one of them.
    bool hides(int card) const;

    /// When the first of them was drawn; nothing if there is none. A log tells nothing that has happened since.
    std::optional<core::Millis> since() const;

    /// When the match's clock has to be looked at again, because one of them may be seen then.
    std::optional<core::Millis> nextLook() const;

private:
    struct Drawn {
        std::uint64_t card; ///< its bit
        core::Millis since;
        core::Millis until;
    };

    std::vector<Drawn> m_drawn;
    std::optional<std::uint64_t> m_out; ///< the provinces that were not in the deck when it was last read
};

} // namespace sandglass::app

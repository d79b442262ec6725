// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/cards.h"
#include "pendulum/state.h"

namespace sandglass::pendulum::bot {

/// When the timers will flip, if nobody dawdles. All in seconds from now; rounds without sand are counted as if there
/// were some, because the timer track follows the glasses.
struct Forecast {
    std::array<double, areaCount> next{}; ///< flip of each timer
    std::array<double, areaCount> period{};
    double end = 0; ///< when the council is called that ends the coming flips
    double later = 0; ///< playing time of the rounds after that
    bool more = true; ///< whether any timer flips again

    double playing() const { return end + later; }
};

Forecast forecast(const CardSet& cards, const State& state, core::Millis now);

} // namespace sandglass::pendulum::bot

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/catalogue.h"
#include "pendulum/pendulum_values.h"

// What icons say, in a reader's words: cards and trays explain themselves to who has to choose.
namespace sandglass::app {

/// "5 gold"
QString inWords(const Catalogue& words, const PendulumTally& tally);
/// "Cost: 2 military. Gain: 1 power." Without a price only what is gained.
QString tradeInWords(const Catalogue& words, const PendulumTallies& cost, const PendulumTallies& reward);

} // namespace sandglass::app

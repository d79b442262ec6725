// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/state.h"
#include "tiletum/tiletum_values.h"

namespace sandglass::app {

/// A move as a leaf shows it.
Offer offerOf(const tiletum::CardSet& cards, const tiletum::State& state, const Move& move);

/// A kind of moves, in the list of all that may be done: its name and its sign.
Offer kindOfferOf(const QString& verb);

/// What a die would give this seat, taken as that value.
TiletumPlan planOf(
    const tiletum::CardSet& cards, const tiletum::State& state, int seat, int resource, int value, int as);

} // namespace sandglass::app

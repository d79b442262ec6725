// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/state.h"
#include "tiletum/tiletum_values.h"

namespace sandglass::app {

/// The tiles of cathedrals that a seat has received. A state keeps who has contributed to a cathedral, not in which
/// order; but what everybody has scored for cathedrals tells it, unless several orders would have scored the same. Then
/// a tile's points are 0: not known.
QList<TiletumCathedral> cathedralsOf(const tiletum::CardSet& cards, const tiletum::State& state, int seat);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/state.h"
#include "tiletum/tiletum_values.h"

namespace sandglass::app {

/// Everything that a space of the map has, a sentence each, as whoever sits at that seat reads it: the fair, the way
/// there, houses, pillars, the tile, the cathedral.
QList<Telling> spaceInWords(const tiletum::CardSet& cards, const tiletum::State& state, int seat, int space);

} // namespace sandglass::app

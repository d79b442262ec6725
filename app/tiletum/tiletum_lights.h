// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/actions.h"
#include "tiletum/state.h"
#include "tiletum/tiletum_values.h"

namespace sandglass::app {

/// Every place of the map that these actions of the active seat would use, and every space farther away that the points
/// left reach by walking on.
QList<TiletumLight> lightsOf(const tiletum::CardSet& cards, const tiletum::State& state, const tiletum::Actions& legal);

/// The figure that walks with the points left, or below zero where none does.
int walkerOf(const tiletum::State& state);
/// The shortest way there, the first step first; nothing, if there is none.
QList<int> wayTo(const tiletum::CardSet& cards, int from, int to);

/// How many steps it is; below zero, if there is no way.
int roadLength(const tiletum::CardSet& cards, int from, int to);

/// How far a point is from a place.
double distanceTo(const QRectF& place, QPointF at);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/values.h"
#include "tiletum/actions.h"
#include "tiletum/refusals.h"
#include "tiletum/state.h"

namespace sandglass::app {

/// What to do next, in a sentence at the seat.
Telling adviceOf(const tiletum::State& state, int seat, const tiletum::Actions& legal);

/// The word of what a seat has to answer on its leaf, or nothing where the table itself shows what can be done.
QString decisionOf(const tiletum::State& state, int seat);

/// Why a tile finds no place, as the end of a sentence's id: "full", "held" or "noSpace".
QString whyNotStored(const tiletum::Verdict& why);
/// What a seat is told whose disc leads on the king's track and whose board has no place for the tile there: outside a
/// turn nothing makes room, so nobody is asked, and the tile is gone. Nothing, where that has not happened. The state
/// may be that before or after the events.
Telling lostKingTile(
    const tiletum::CardSet& cards, const tiletum::State& state, int seat, const QList<Telling>& events);

} // namespace sandglass::app

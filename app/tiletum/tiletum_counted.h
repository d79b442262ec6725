// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/thing_name.h"
#include "tiletum/state.h"

namespace sandglass::app {

/// What on the table a line of the score sheet has counted for a seat, as far as it still lies there.
QList<ThingName> thingsOfLine(const tiletum::CardSet& cards, const tiletum::State& state, tiletum::Line line, int seat);

/// What on the table a fair counts for a seat.
QList<ThingName> thingsOfFair(const tiletum::CardSet& cards, const tiletum::State& state, tiletum::Fair fair, int seat);

/// What lets a seat take part in the fair of a city: its house there, its merchant.
QList<ThingName> ticketsTo(const tiletum::CardSet& cards, const tiletum::State& state, int space, int seat);

/// How a line came about, in a sentence: "4 houses × 3 pillars = 12". Nothing, where its number says all.
Telling lineInWords(const tiletum::CardSet& cards, const tiletum::State& state, tiletum::Line line, int seat);

} // namespace sandglass::app

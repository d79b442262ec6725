// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/cards.h"
#include "viceroy/state.h"
#include "viceroy/viceroy_values.h"

// From the card set to what is drawn: one function per kind of printed thing.
namespace sandglass::app {

QString gemIcon(int colour);
QString infiniteIcon(int colour);
Tally tallyOf(viceroy::Token token);
Tallies talliesOf(const viceroy::Rewards& rewards);
Tallies talliesOf(const viceroy::Gems& gems);

/// No card for a number that is none, or not known.
ViceroyCard cardFace(const viceroy::CardSet& cards, int number);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/viceroy_offers.h"

namespace sandglass::app {

/// What to do next, for somebody who has never played, or whom one waits for. It is said aloud at a table: it tells
/// nothing that lies behind a screen.
Telling viceroyAdvice(const ViceroyReading& reading, int seat);

/// What has just happened to this seat and is not seen at its own place: a lost bid, and with whom it was the same.
Telling viceroyNews(const QList<Telling>& events, int seat);

/// What a seat that passes takes from the reserve: its science tokens count.
int gemsForPassing(const viceroy::CardSet& cards, const viceroy::State& state, int seat);

} // namespace sandglass::app

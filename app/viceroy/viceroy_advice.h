// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/viceroy_offers.h"

namespace sandglass::app {

/// What to do next, for somebody who has never played, or whom one waits for. It is said aloud at a table: it tells
/// nothing that lies behind a screen.
Telling viceroyAdvice(const ViceroyReading& reading, int seat);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// Free tasks that need no board: buying with gold, and helpers from the storehouse.

Verdict whyNotBuy(const State& state, Resource resource);
void buy(Play& play, Resource resource);

Verdict whyNotUse(const CardSet& cards, const State& state, int tile);
void use(Play& play, int tile);

} // namespace sandglass::tiletum

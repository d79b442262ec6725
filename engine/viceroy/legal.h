// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

namespace sandglass::viceroy {

/// Exactly what `apply` accepts of this seat. Works on a seat's own view as well as on the state: it looks at nothing
/// that the seat may not know. (Time does not matter in this game.)
Actions legal(const CardSet& cards, const State& state, Seat seat);

} // namespace sandglass::viceroy

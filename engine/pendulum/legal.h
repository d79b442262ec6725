// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

/// Exactly what `apply` accepts of this seat at this time.
Actions legal(const CardSet& cards, const State& state, core::Seat seat, core::Millis now);

} // namespace sandglass::pendulum

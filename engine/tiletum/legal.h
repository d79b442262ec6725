// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/actions.h"
#include "tiletum/state.h"

namespace sandglass::tiletum {

/// Exactly what `apply` accepts of this seat. Only what the top of the stack can mean is tried at all.
Actions legal(const CardSet& cards, const State& state, core::Seat seat);

} // namespace sandglass::tiletum

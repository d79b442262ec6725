// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/cards.h"
#include "pendulum/state.h"

#include <optional>
#include <string>

namespace sandglass::pendulum {

/// What is wrong with a state, if anything: amounts within their limits, every worker and card in exactly one place,
/// one timer an area, decisions that belong to what is owed.
std::optional<std::string> invariants(const CardSet& cards, const State& state);

} // namespace sandglass::pendulum

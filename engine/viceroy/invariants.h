// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/cards.h"
#include "viceroy/state.h"

#include <optional>
#include <string>

namespace sandglass::viceroy {

/// What is wrong with a state, if anything: gems and cards are all there and each in one place, pyramids stand, the
/// counts that are kept beside other things agree with them, and who has to decide is asked.
std::optional<std::string> invariants(const CardSet& cards, const State& state);

} // namespace sandglass::viceroy

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/state.h"

#include <optional>
#include <string>

namespace sandglass::tiletum {

/// What is wrong with a state, if anything: pieces, tiles and dice are neither lost nor made, and everything that is
/// kept twice for speed agrees with what it is derived from.
std::optional<std::string> invariants(const CardSet& cards, const State& state);

} // namespace sandglass::tiletum

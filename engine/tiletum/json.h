// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/setup.h"

#include <string>

namespace sandglass::tiletum {

/// The whole state with words for everything, for scripts, logs and bug reports.
std::string describe(const CardSet& cards, const State& state);

std::string describeOptions(const Options& options);
std::expected<Options, core::Problem> readOptions(std::string_view json);

/// `setup` with any part of it fixed. Of what is drawn: first, rotation, wheel, fairs, cities, costs, corruption,
/// bonus, contracts, characters, dice, decrees, challenges; lists name what comes first, the rest is drawn as usual.
/// Besides that any situation, in the form that `describe` tells it; what is not named is as after the set-up.
std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json);

} // namespace sandglass::tiletum

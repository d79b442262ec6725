// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/setup.h"

#include <string>
#include <string_view>

namespace sandglass::viceroy {

/// A state, or a view, for people and scripts. What a view does not know is "hidden"; decks are listed from the top.
std::string describe(const CardSet& cards, const State& state);
std::string describeOptions(const Options& options);
std::expected<Options, core::Problem> readOptions(std::string_view json);

/// A set-up of which the caller fixes what it likes:
///
///     {"seats": [{"characters": ["captain", "prince"], "laws": ["census"], "gems": {"blue": 3}, "attacks": 1}],
///      "large": ["nobleman"], "small": [], "laws": []}
///
/// `seats` in order, each with up to two characters and three laws, its gems (colours left out are none) and attack
/// tokens; the decks from the top, so the first four of `large` are the first display. All else is dealt at random.
std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json);

} // namespace sandglass::viceroy

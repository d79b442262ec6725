// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/cards.h"
#include "pendulum/setup.h"
#include "pendulum/state.h"

#include <expected>
#include <string>
#include <string_view>

namespace sandglass::pendulum {

/// Everything in a state as JSON, in words. `arrange` reads the same form.
std::string describe(const CardSet& cards, const State& state);

std::string describeOptions(const Options& options);
std::expected<Options, core::Problem> readOptions(std::string_view json);

/// The set-up of `options` and `seed` with any part of it fixed by the caller; what `describe` gives fixes all.
///
/// Cards named in one place leave every other place. A deck that is named in part has those cards on top, first the
/// top one, and the others below as they were shuffled. A later round moves the council deck and the achievements on.
std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json);

} // namespace sandglass::pendulum

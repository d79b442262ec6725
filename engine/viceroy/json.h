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

/// A set-up of which the caller fixes what it likes, in the form that `describe` gives; a described state is begun anew
/// as it was, in the middle of anything.
///
///     {"phase": "picking", "round": 4, "small": ["spy"], "smallSize": 3, "discard": ["prince"],
///      "display": {"red": {"above": "captain", "below": "druid"}},
///      "seats": [{"hand": ["fairy", "census"], "gems": {"blue": 3}, "attacks": 1,
///                 "pyramid": [{"card": "corsair", "level": 1, "column": 0, "tokens": ["science"], "tucked":
///                 ["spy"]}]}]}
///
/// Without a phase it is the deal. Decks are named from the top and made up from what nobody has named; the large one
/// is as long as its round asks, the others as `smallSize` and `lawsSize` say. A seat that is not described has what
/// the set-up gives: one card in its pyramid, one character and three laws in hand, six gems. `characters` and `laws`
/// of a seat count its hand; those that `hand` does not name are dealt. Colours of gems that are left out are none, and
/// the reserve is what is left. Who has not chosen is asked; in the phases where one acts, `actor`, its `ask` and what
/// it is `about` have to be named. What could not be is refused with the place and the reason.
std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json);

} // namespace sandglass::viceroy

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fields.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

// The parts of `arrange`; include this in its .cpp files only.
namespace sandglass::pendulum {

/// All ids of a kind of card, and "none" behind them for an empty place.
std::vector<std::string_view> idsOf(const CardSet& cards, const core::Domain& domain);

/// The numbers of the cards named in a field; nothing, if the field is not there.
std::optional<std::vector<int>> cardsNamed(
    core::Fields& fields, std::string_view field, const std::vector<std::string_view>& ids);

/// Province deck and row, council deck and board, achievements: after round and seats are known.
void arrangeCards(core::Fields& fields, const CardSet& cards, State& state);

} // namespace sandglass::pendulum

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "viceroy/cards.h"
#include "viceroy/state.h"

namespace sandglass::viceroy {

/// What may be behind the rivals' screens and in the decks: cards that the view's seat sees nowhere, gems that are
/// neither in the reserve nor on the table, and seals that such hands and gems allow.
State imagine(const CardSet& cards, const core::View<State>& view, core::Random& random);

} // namespace sandglass::viceroy

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "tiletum/state.h"

namespace sandglass::tiletum {

/// Tiles that nobody has seen go into the piles they belong to, tokens and cards that lie face down are dealt anew.
State imagine(const CardSet& cards, const core::View<State>& view, core::Random& random);

} // namespace sandglass::tiletum

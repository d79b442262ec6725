// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "pendulum/cards.h"
#include "pendulum/state.h"

namespace sandglass::pendulum {

/// A state that looks to the view's seat exactly like this: the cards that nobody has seen are dealt into the decks.
State imagine(const core::View<State>& view, core::Random& random);

} // namespace sandglass::pendulum

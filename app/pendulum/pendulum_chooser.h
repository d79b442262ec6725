// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/bot_players.h"

namespace sandglass::app {

/// How opponents think about Pendulum: with the seat's view, and nothing else. What begins a round for everybody they
/// leave to the people, if there are any.
Thought pendulumThought(const core::Session& session, const Thinker& thinker);

} // namespace sandglass::app

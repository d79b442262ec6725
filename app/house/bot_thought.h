// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/bot_players.h"

namespace sandglass::app {

/// How the engine's opponents think about any game that they play. However slow the machine is, no thought takes longer
/// than a second and a half.
Thought botThought(const core::Session& session, const Thinker& thinker);

} // namespace sandglass::app

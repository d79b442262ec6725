// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/bot_players.h"

#include <atomic>
#include <memory>

namespace sandglass::app {

/// How the engine's opponents think about any game that they play. However slow the machine is, no thought takes longer
/// than a second and a half.
Thought botThought(const core::Session& session, const Thinker& thinker);

/// The same, for who may want to end at once: what was thought until then is all that comes of it.
Chooser stoppableThought(std::shared_ptr<const std::atomic_bool> stopped);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/reason.h"
#include "games/sentences.h"

namespace sandglass::app {

/// Why something is a good idea in that game, ready to be worded: play.why.<word>.
Statement statementOf(const bots::Reason& reason, std::string_view game);

} // namespace sandglass::app

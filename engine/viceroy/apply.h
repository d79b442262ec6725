// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/turn.h"

#include <expected>

namespace sandglass::viceroy {

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command);

/// Why this seat can do nothing of the kind now, whatever the particulars; nothing if it is asked for just that.
Verdict whyNotNow(const State& state, Seat seat, const Action& action);

} // namespace sandglass::viceroy

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/actions.h"
#include "tiletum/play.h"

namespace sandglass::tiletum {

/// Why this seat may not do this now; nothing if it may. `apply` and `legal` both rest on it.
Verdict whyNot(const CardSet& cards, const State& state, int seat, const core::Phrase<Verb>& action);

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command);

} // namespace sandglass::tiletum

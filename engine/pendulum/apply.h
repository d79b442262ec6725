// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

#include <expected>

namespace sandglass::pendulum {

/// The only way to change a state. A refused command leaves every byte as it was.
std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command);

/// Why a seat may not do this at this time, or nothing.
Verdict whyNot(const Table& table, const Action& action);

} // namespace sandglass::pendulum

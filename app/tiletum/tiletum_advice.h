// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/values.h"
#include "tiletum/actions.h"
#include "tiletum/state.h"

namespace sandglass::app {

/// What to do next, in a sentence at the seat.
Telling adviceOf(const tiletum::State& state, int seat, const tiletum::Actions& legal);

/// The word of what a seat has to answer on its leaf, or nothing where the table itself shows what can be done.
QString decisionOf(const tiletum::State& state, int seat);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_offers.h"

namespace sandglass::app {

/// How long before its sand has run out whoever is concerned is told.
inline constexpr core::Millis lastSeconds = 10'000;

/// What to do next, for somebody who has never played. It knows no rule: what it tells to do is among the seat's legal
/// actions; and where there is nothing to do, it tells what is waited for. Nothing, where a tray asks anyhow.
///
/// As the state says it, while the seat's hands are empty.
Telling adviceOf(const PendulumReading& reading, int seat, const pendulum::Actions& legal);

/// For a figure in hand that may go to these spots.
Telling adviceFor(const QList<int>& targets, bool rowHasTimer);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "subject.h"

#include "viceroy/game.h"

namespace sandglass::test {

/// Viceroy for the battery and the soak: every number of real and virtual players, and the other edition's rules.
Subject<viceroy::Game> viceroySubject();

} // namespace sandglass::test

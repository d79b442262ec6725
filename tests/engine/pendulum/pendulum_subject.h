// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "subject.h"

#include "pendulum/game.h"

namespace sandglass::test {

/// Pendulum for the battery and the soak: all numbers of seats, both boards, timed and untimed rounds, basic and
/// advanced characters, both parts of the advanced variant.
Subject<pendulum::Game> pendulumSubject();

/// Makes a fresh set-up rich: full of resources, points near the end of their tracks, crowded slots and hands, so that
/// every decision comes up in random play.
void enrich(pendulum::State& state, core::Random& random);

} // namespace sandglass::test

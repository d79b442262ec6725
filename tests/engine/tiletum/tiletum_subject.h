// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "subject.h"

#include "tiletum/game.h"

namespace sandglass::test {

/// Tiletum for the battery and the soak: two, three and four seats, shuffled actions, and solo.
Subject<tiletum::Game> tiletumSubject();

} // namespace sandglass::test

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coins.h"
#include "core/session_of.h"

// A whole game's sessions are long to compile, and many tests play this one: it is done once.
extern template class sandglass::core::ShelfOf<sandglass::coins::Game>;

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/game.h" // its static_assert holds the game to the contract wherever the library is built

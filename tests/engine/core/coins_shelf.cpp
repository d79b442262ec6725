// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins_shelf.h"

template class sandglass::core::ShelfOf<sandglass::coins::Game>;

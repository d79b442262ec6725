// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/cards.h"

namespace sandglass::test {

/// The card data that the application ships. A test that cannot load it cannot go on.
const viceroy::CardSet& viceroyCards();

} // namespace sandglass::test

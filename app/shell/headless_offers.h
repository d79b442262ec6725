// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "headless/headless.h"

namespace sandglass::app {

/// Words what seats are offered, by the models of the games that are registered.
Headless::Offers headlessOffers();
/// Explains things and moves by the same models, as a slip at that seat does.
Headless::Explain headlessExplanations();

} // namespace sandglass::app

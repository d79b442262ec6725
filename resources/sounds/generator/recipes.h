// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "synth.h"

#include <span>
#include <string_view>

namespace sandglass::sounds {

/// One sound of the table: what it is called, how long it is, and how it is made.
struct Recipe {
    std::string_view name;
    double seconds;
    Samples (*make)(double seconds);
};

std::span<const Recipe> recipes();

} // namespace sandglass::sounds

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sandglass::test {

/// How many times this thread has asked the heap for memory. Linking allocations.cpp counts.
std::int64_t allocations();

} // namespace sandglass::test

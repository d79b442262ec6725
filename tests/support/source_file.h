// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sandglass::test {

/// Where a file of the repository is that a test reads: sourceFile("resources/pendulum").
/// Only this function's source is compiled with the clone's own path, so that ccache serves all the others in every
/// clone.
std::string sourceFile(const std::string& pathInRepository);

} // namespace sandglass::test

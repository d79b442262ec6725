// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandglass::app {

/// `sandglass --headless`: answers lines from standard input on standard output until there are no more.
/// `cards` is a folder of replacement card sets, or empty. The result is the program's exit code.
int runHeadless(const QString& cards);

} // namespace sandglass::app

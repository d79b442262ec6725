// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandglass::test {

/// Counts every warning and critical message from now on, whoever's handler is installed: the handler that was there
/// still gets them. Call it again after something else has installed a handler of its own (Qt Test does at its start).
void watchMessages();

/// How many warnings and critical messages have come since the first watchMessages().
int strictMessageCount();

/// The exit code of a test program: its own, or 1 where it passed and a message came.
int strictExitCode(int exitCode);

} // namespace sandglass::test

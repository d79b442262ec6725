// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start/command_line.h"

namespace sandglass::app {

/// The exit code for a command line that is not understood.
inline constexpr int usageError = 2;

// One function a mode; what it returns is the program's exit code.

int runWindow(const CommandLine& line, int argc, char** argv);
int writeRulebook(const CommandLine& line, int argc, char** argv);
int runScreenshot(const CommandLine& line, int argc, char** argv);
int runDemo(const CommandLine& line, int argc, char** argv);
int listScenes();
int listLessons();
int printHelp();
int printVersion();
int explain(const CommandLineError& error);

} // namespace sandglass::app

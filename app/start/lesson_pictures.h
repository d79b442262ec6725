// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start/command_line.h"

#include <expected>

class QQmlEngine;

namespace sandglass::app {

class Shell;

/// Paints a lesson's steps, each as its learner sees it who has done all before it: the one that is asked for, or each
/// into a file of its own ("lesson.png" gives "lesson-01.png"; where something is tried or asked, "lesson-03-met.png"
/// shows what is answered) and all of them side by side into the file that was named. A sentence, where that fails.
std::expected<void, QString> paintLesson(const CommandLine& line, QQmlEngine& engine, Shell& shell);

} // namespace sandglass::app

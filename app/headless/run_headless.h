// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "headless/headless.h"

#include <QtCore/QString>

#include <iosfwd>

namespace sandglass::app {

struct Shelves;

/// The headless mode as people run it: with the games that there are, and sentences from the catalogues.
Headless headlessWith(const Shelves& shelves, Headless::Offers offers = {}, Headless::Explain explain = {});

/// Answers each line with one line, until there are no more or one of them asks to quit. A last line may be without an
/// end.
void answerLines(Headless& headless, std::istream& in, std::ostream& out);

/// `sandglass --headless`: answers lines from standard input on standard output until there are no more.
/// `cards` is a folder of replacement card sets, or empty. The result is the program's exit code.
int runHeadless(const QString& cards, Headless::Offers offers = {}, Headless::Explain explain = {});

} // namespace sandglass::app

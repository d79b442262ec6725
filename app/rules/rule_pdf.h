// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulebook.h"

namespace sandglass::app {

/// Writes a game's rulebook in one language, for the shelf: A5, with contents and page numbers. False where the file
/// cannot be written.
bool writeRulePdf(const Rulebook& book, const Catalogue& words, const QString& file);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulebook.h"
#include "scenes/drawing.h"

#include <functional>

namespace sandglass::app {

/// What a printed book shows beside its words. A null drawing, or no function, leaves the picture out.
struct RulePictures {
    Drawing title; ///< the board
    std::function<Drawing(const RuleSection& section)> figure;
    std::function<Drawing(const RuleSection& section)> icon; ///< of the legend
};

/// Writes a game's rulebook in one language, for the shelf: A5, with its contents, examples, legend, cards, an index of
/// its terms, bookmarks, and tags for those who have it read to them. False where the file cannot be written.
bool writeRulePdf(const Rulebook& book, const Catalogue& words, const QString& file, const RulePictures& pictures = {});

} // namespace sandglass::app

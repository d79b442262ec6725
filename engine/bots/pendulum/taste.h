// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"

namespace sandglass::pendulum::bot {

/// What things are worth to somebody. The unit is arbitrary: only their proportions matter.
///
/// They hang together. A worker that stays in the black area earns two gold in 90 seconds; with two gold and about
/// 150 seconds more it makes two points. So a point is about 120 seconds of a worker, and a gold about 45.
struct Taste {
    double point = 2.0; ///< a step on a track, just before the scroll
    double lag = 0.08; ///< by how much a step is worth more, for each step that is missing to the scroll
    double beyond = 0.5; ///< the share of it that a step on the scroll itself is worth
    double legendary = 16;
    double military = 0.6;
    double culture = 0.5;
    double gold = 0.75;
    double vote = 0.15;
    double privilege = 1.6; ///< being ahead of one rival in the council
    double second = 0.0167; ///< of a worker's time
    double keen = 0.6; ///< the share of a goal that being close to it is worth
    double back = 0.35; ///< the share of a card that is left of it when it is played, as it may come back
    std::uint32_t overlooked = 0; ///< of a hundred possibilities so many are not seen
    std::uint32_t character = 0;
};

/// The level's prices, moved a little this way and that by the character.
Taste tasteOf(bots::Mind mind);

} // namespace sandglass::pendulum::bot

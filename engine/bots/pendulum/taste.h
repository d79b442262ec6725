// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"

namespace sandglass::pendulum::bot {

/// What things are worth to somebody. The unit is arbitrary: only their proportions matter.
///
/// They hang together. A worker that stays in the black area earns two gold in 90 seconds; with two gold and about
/// 150 seconds more it makes two points. So a point is about 120 seconds of a worker, and a gold about 45. From there
/// they were tuned one by one, in thousands of games between two such players.
struct Taste {
    double point = 2.0; ///< a step on a track, just before the scroll
    double lag = 0.06; ///< by how much a step is worth more, for each step that is missing to the scroll
    double beyond = 0.65; ///< the share of it that a step on the scroll itself is worth
    double legendary = 21;
    double military = 0.78;
    double culture = 0.45;
    double gold = 0.8;
    double vote = 0.15;
    double privilege = 2.1; ///< being ahead of one rival in the council
    double province = 1.1; ///< one that is still to be chosen, for each round in which it will be used

    double second = 0.0167; ///< of a worker's time
    double hired = 1.04; ///< the share of that for a worker's time in later rounds
    double idle = 45; ///< seconds that a worker without a task is thought to lose
    double late = 45; ///< seconds that a worker loses who is stuck during the council

    double keen = 0.3; ///< the share of a goal to be paid for that being close to it is worth
    double ambitious = 0.6; ///< the same for an achievement, for which nothing is paid
    double last = 0.6; ///< the chance to get the wanted card in the last council
    double back = 0.35; ///< the share of a card that is left of it when it is played, as it may come back
    double planned = 0.9; ///< the share of what a worker will do that planning it is worth

    std::uint32_t overlooked = 0; ///< of a hundred possibilities so many are not seen
    std::uint32_t character = 0;
};

/// The level's prices, moved a little this way and that by the character.
Taste tasteOf(bots::Mind mind);

} // namespace sandglass::pendulum::bot

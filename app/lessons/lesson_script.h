// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

#include <memory>

namespace sandglass::app {

/// The match as a lesson begins it.
std::expected<std::unique_ptr<core::Session>, core::Problem> openLesson(const Lesson& lesson, const core::Shelf& shelf);

/// What a free step has seen of the learner.
struct FreeCount {
    int moves = 0;
    QString lastVerb;

    void note(const QString& action);
};

/// Whether a free step has come to its goal.
bool isReached(const core::Session& session, const FreeGoal& goal, const FreeCount& count);

/// Easy opponents play all seats until the goal is reached, from that time on, which moves as theirs does. False, where
/// they never come there.
bool playFree(core::Session& session, core::Millis& now, const Lesson& lesson, const FreeGoal& goal);

/// How a lesson is tried out: which of a step's wanted moves is done (-1: the first everywhere), and whether free steps
/// are played, which takes a while; otherwise the trial ends there.
struct Trial {
    int step = -1;
    int wanted = 0;
    bool free = false;
};

/// The first step that does not go as the lesson says, by doing what is wanted: a move that is not legal, a temptation
/// that is not refused as it should be, an event that does not come, a state that the sentences do not speak of.
std::optional<core::Problem> firstFault(const Lesson& lesson, const core::Shelf& shelf, const Trial& trial = {});

} // namespace sandglass::app

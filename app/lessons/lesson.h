// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "play/thing_name.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

#include <expected>
#include <optional>
#include <variant>

/// A lesson is data over the real rules: how the match is set up, and steps. Its words are in the catalogues, as
/// <game>.lesson.<name>.<step> and what stands behind that: hint1, hint2, unwanted, after, why, answer1, advice1.
namespace sandglass::app {

/// One sentence, and on.
struct SayStep { };

/// The learner does one of these; other moves are kept from the rules and get a sentence.
struct DoStep {
    QStringList wanted;
};

/// The learner tries what is forbidden, and meets the refusal that is met in play. The last thing that is lit is where
/// it is forbidden; what it is done with comes before that.
struct TemptStep {
    QString action;
    QString refusal;
};

/// Somebody else moves.
struct PlayStep {
    int seat = 0;
    QString action;
    bool silent = false; ///< there is nothing to read, so the next step follows by itself
};

/// Speaks of one consequence of the move before it: the events up to the last of this word.
struct PauseStep {
    QString after;
};

/// Sand runs until the step's time.
struct TimeStep { };

struct AskStep {
    int answers = 2;
    int right = 0;
};

/// When a free step is over.
struct FreeGoal {
    int moves = 0; ///< so many of the learner's own, where it is not 0
    QString did; ///< the learner has done something of this verb
    QVariantMap state; ///< see agrees() in play/wanted_state.h
};

/// Whatever is legal, with advice; easy opponents play the others.
struct FreeStep {
    FreeGoal until;
    int advice = 0; ///< sentences of it
};

using StepDeed = std::variant<SayStep, DoStep, TemptStep, PlayStep, PauseStep, TimeStep, AskStep, FreeStep>;

struct LessonStep {
    QString id;
    StepDeed deed;
    std::optional<core::Millis> at; ///< the match's time; nothing: as it stands
    QList<ThingName> lit;
    QString mistake; ///< the common one that it meets or asks about
    QStringList expectedEvents; ///< of the move, so that sentences never go stale
    QVariantMap expectedState; ///< after it

    template <class Deed>
    const Deed* as() const
    {
        return std::get_if<Deed>(&deed);
    }
    /// "say", "do" and so on, as the file has it.
    QString kind() const;
};

struct Lesson {
    QString game;
    QString name; ///< "what-wins": of the file 01-what-wins.json
    QString file;
    int minutes = 0;
    QStringList teaches; ///< sections of the rulebook
    core::Opening opening;
    QStringList prelude; ///< "seat action": what has been played before it begins
    int learner = 0;
    std::vector<LessonStep> steps;

    /// The id of its words: of the lesson, a step, or what stands behind a step.
    QString id(const QString& rest) const;
    QString id(const LessonStep& step, const QString& rest = {}) const;
};

/// "what-wins" of "01-what-wins.json".
QString lessonNameOf(const QString& file);
/// What is wrong names the file, the step and the reason.
std::expected<Lesson, core::Problems> readLesson(const core::Shelf& shelf, const QString& file, std::string_view text);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson.h"

#include "core/fields.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

using core::Fields;
using core::Json;

constexpr std::array<std::string_view, std::variant_size_v<StepDeed>> kinds{
    "say", "do", "tempt", "play", "pause", "time", "ask", "free"};
constexpr int longestMatch = 24 * 60 * 60 * 1000;
constexpr int mostMinutes = 60;
constexpr int mostAnswers = 3;
constexpr int mostAdvice = 9;
constexpr int mostMoves = 999;

QStringList toTexts(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list.append(QString::fromStdString(text));
    return list;
}

QVariantMap toMap(const Json& object)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(object.dump())).object().toVariantMap();
}

/// A thing by its word; where that word has a number in the game's lexicons, by its number too. The word is a pair's
/// value, and the pair's name is its domain there: "reserve colour=blue".
ThingName litThing(const QString& text, const core::Shelf& shelf)
{
    ThingName thing = thingNamed(text);
    for (const QString& part : text.split(u' ', Qt::SkipEmptyParts))
        if (part.section(u'=', 1) == thing.word && !thing.word.isEmpty())
            thing.number =
                shelf.number(part.section(u'=', 0, 0).toStdString(), thing.word.toStdString()).value_or(thing.number);
    return thing;
}

FreeGoal goalOf(Fields& fields)
{
    FreeGoal goal;
    goal.moves = fields.numberOr("moves", 0, 1, mostMoves);
    goal.did = QString::fromStdString(fields.textOr("did", {}));
    goal.state = toMap(fields.whole("state"));
    if (goal.moves == 0 && goal.did.isEmpty() && goal.state.isEmpty())
        fields.problem("", "says nothing that would end the step");
    return goal;
}

DoStep doStep(Fields& fields)
{
    DoStep step{toTexts(fields.texts("wanted"))};
    if (step.wanted.isEmpty())
        fields.problem("wanted", "nothing is wanted, so nothing leads on");
    return step;
}

AskStep askStep(Fields& fields)
{
    AskStep step;
    step.answers = fields.number("answers", 2, mostAnswers);
    step.right = fields.number("right", 0, std::max(1, step.answers) - 1);
    return step;
}

FreeStep freeStep(Fields& fields)
{
    FreeStep step;
    fields.object("until", [&](Fields& until) { step.until = goalOf(until); });
    step.advice = fields.numberOr("advice", 0, 0, mostAdvice);
    return step;
}

StepDeed deedOf(Fields& fields)
{
    const auto text = [&](std::string_view field) { return QString::fromStdString(fields.text(field)); };
    switch (fields.word("kind", kinds)) {
    case 1:
        return doStep(fields);
    case 2: {
        const QString action = text("action");
        return TemptStep{action, text("refusal")};
    }
    case 3: {
        const int seat = fields.number("seat", 0, core::maxSeats - 1);
        const QString action = text("action");
        return PlayStep{seat, action, fields.flagOr("silent", false)};
    }
    case 4:
        return PauseStep{text("after")};
    case 5:
        return TimeStep{};
    case 6:
        return askStep(fields);
    case 7:
        return freeStep(fields);
    default:
        return SayStep{};
    }
}

LessonStep stepOf(Fields& fields, const core::Shelf& shelf)
{
    LessonStep step;
    step.id = QString::fromStdString(fields.text("id"));
    step.deed = deedOf(fields);
    if (fields.has("at") || step.as<TimeStep>())
        step.at = fields.number("at", 0, longestMatch);
    if (fields.has("lit"))
        for (const QString& text : toTexts(fields.texts("lit")))
            step.lit.append(litThing(text, shelf));
    step.mistake = QString::fromStdString(fields.textOr("mistake", {}));
    fields.objectIfAny("expect", [&](Fields& expect) {
        step.expectedEvents = toTexts(expect.textsIfAny("events"));
        step.expectedState = toMap(expect.whole("state"));
    });
    return step;
}

void checkSteps(const std::vector<LessonStep>& steps, Fields& fields)
{
    QStringList ids;
    for (const LessonStep& step : steps) {
        if (ids.contains(step.id))
            fields.problem("steps", "two steps are called " + step.id.toStdString());
        ids.append(step.id);
    }
    if (steps.empty() || !steps.back().as<SayStep>())
        fields.problem("steps", "the last one does not say what one can do now");
}

void readOpening(Fields& fields, Lesson& lesson)
{
    fields.object("opening", [&](Fields& opening) {
        lesson.opening.options = opening.whole("options").dump();
        lesson.opening.setup = opening.whole("setup").dump();
        lesson.opening.seed = static_cast<core::Seed>(opening.numberOr("seed", 1, 0, mostMoves));
        lesson.prelude = toTexts(opening.textsIfAny("prelude"));
    });
}

} // namespace

QString LessonStep::kind() const
{
    const std::string_view word = kinds[deed.index()];
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

QString Lesson::id(const QString& rest) const
{
    return game + u".lesson."_s + name + u'.' + rest;
}

QString Lesson::id(const LessonStep& step, const QString& rest) const
{
    return id(rest.isEmpty() ? step.id : step.id + u'.' + rest);
}

QString lessonNameOf(const QString& file)
{
    return file.section(u'.', 0, 0).section(u'-', 1);
}

std::expected<Lesson, core::Problems> readLesson(const core::Shelf& shelf, const QString& file, std::string_view text)
{
    Lesson lesson;
    lesson.game = QString::fromStdString(std::string(shelf.game()));
    lesson.file = file;
    lesson.name = lessonNameOf(file);
    core::Problems problems;
    core::readText(text, file.toStdString(), problems, [&](Fields& fields) {
        lesson.minutes = fields.number("minutes", 1, mostMinutes);
        lesson.teaches = toTexts(fields.texts("teaches"));
        lesson.learner = fields.number("learner", 0, core::maxSeats - 1);
        readOpening(fields, lesson);
        fields.each("steps", [&](Fields& step) { lesson.steps.push_back(stepOf(step, shelf)); });
        checkSteps(lesson.steps, fields);
    });
    if (!problems.empty())
        return std::unexpected(std::move(problems));
    return lesson;
}

} // namespace sandglass::app

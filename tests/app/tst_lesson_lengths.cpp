// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a lesson is read and how much is done: counted in every language, printed, and held to a limit.
#include "language/language.h"
#include "lessons/lesson_course.h"
#include "rules/rulebook.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Catalogue;
using app::Lesson;
using app::LessonStep;

namespace {

constexpr int mostWords = 280;
constexpr int mostTouches = 28;
constexpr int mostWordsAtOnce = 25;
constexpr int mostLettersAtOnce = 150;
/// Somebody who reads slowly reads three words a second; the first deed comes within twenty seconds.
constexpr int mostWordsBeforeADeed = 60;

int wordsOf(const QString& text)
{
    return static_cast<int>(text.split(u' ', Qt::SkipEmptyParts).size());
}

int wordsIn(const Catalogue& words, const Lesson& lesson, const LessonStep& step, const QString& rest = {})
{
    const QString id = lesson.id(step, rest);
    return words.has(id) ? wordsOf(words.text(id)) : 0;
}

/// What is read where nothing is missed: the step, what comes of a temptation, and the answers.
int wordsIn(const Catalogue& words, const Lesson& lesson)
{
    int sum = 0;
    for (const LessonStep& step : lesson.steps)
        for (const QString& rest : {QString(), u"after"_s, u"answer1"_s, u"answer2"_s, u"answer3"_s})
            sum += wordsIn(words, lesson, step, rest);
    return sum;
}

/// At least so many: one for each move and each "Go on".
int touchesIn(const Lesson& lesson)
{
    int sum = 0;
    for (const LessonStep& step : lesson.steps) {
        const auto* play = step.as<app::PlayStep>();
        const bool twice = step.as<app::TemptStep>() || step.as<app::AskStep>();
        sum += play && play->silent ? 0 : twice ? 2 : 1;
    }
    return sum;
}

int wordsBeforeADeed(const Catalogue& words, const Lesson& lesson)
{
    int sum = 0;
    for (const LessonStep& step : lesson.steps) {
        sum += wordsIn(words, lesson, step);
        if (!step.as<app::SayStep>() && !step.as<app::PauseStep>() && !step.as<app::TimeStep>())
            return sum;
    }
    return sum;
}

} // namespace

class TestLessonLengths : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsShort_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("name");
        for (const QString& game : app::Rulebook::games())
            for (const Lesson& lesson : app::courseOf(game).lessons)
                QTest::addRow("%s %s", qPrintable(game), qPrintable(lesson.name)) << game << lesson.name;
    }
    void aLessonIsShort()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, name);
        const Lesson& lesson = *app::courseOf(game).find(name);
        const int touches = touchesIn(lesson);
        QStringList told{
            u"%1 %2: %3 steps, %4 touches at least"_s.arg(game, name).arg(lesson.steps.size()).arg(touches)};
        QVERIFY(touches <= mostTouches);
        for (const QString& language : app::Language::codes()) {
            const Catalogue words(language);
            const int sum = wordsIn(words, lesson);
            const int before = wordsBeforeADeed(words, lesson);
            told.append(u"%1 %2 words, first deed after %3"_s.arg(language).arg(sum).arg(before));
            QVERIFY2(sum <= mostWords, qPrintable(told.join(u", ")));
            QVERIFY2(before <= mostWordsBeforeADeed, qPrintable(told.join(u", ")));
            for (const LessonStep& step : lesson.steps)
                for (const QString& rest : {QString(), u"after"_s, u"why"_s, u"hint1"_s, u"hint2"_s, u"unwanted"_s}) {
                    const QString id = lesson.id(step, rest);
                    QVERIFY2(wordsIn(words, lesson, step, rest) <= mostWordsAtOnce, qPrintable(language + u' ' + id));
                    QVERIFY2(
                        !words.has(id) || words.text(id).size() <= mostLettersAtOnce, qPrintable(language + u' ' + id));
                }
        }
        qInfo("%s", qPrintable(told.join(u", ")));
    }
};

QTEST_GUILESS_MAIN(TestLessonLengths)
#include "tst_lesson_lengths.moc"

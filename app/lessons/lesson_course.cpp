// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_course.h"

#include "files/outside_file.h"
#include "games/shelves.h"
#include "lessons/lesson_script.h"
#include "rules/rulebook.h"

#include <QtCore/QDir>
#include <QtCore/QMap>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QDir folderOf(const QString& game)
{
    return QDir(u":/sandglass/%1/lessons"_s.arg(game));
}

QMap<QString, QByteArray> filesOf(const QString& game)
{
    const QDir folder = folderOf(game);
    QMap<QString, QByteArray> files;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        if (const auto text = readOutsideFile(folder.filePath(name)))
            files.insert(name, *text);
    return files;
}

LessonEntry entryOf(const Course& course, const Lesson& lesson)
{
    return {lesson.name, static_cast<int>(&lesson - course.lessons.data()) + 1, lesson.id(u"title"_s), lesson.minutes};
}

} // namespace

const Lesson* Course::find(const QString& name) const
{
    const auto found = std::ranges::find(lessons, name, &Lesson::name);
    return found == lessons.end() ? nullptr : &*found;
}

const Lesson* Course::teaching(const QString& section) const
{
    const auto found =
        std::ranges::find_if(lessons, [&](const Lesson& lesson) { return lesson.teaches.contains(section); });
    return found == lessons.end() ? nullptr : &*found;
}

Course courseFrom(const QString& game, const QMap<QString, QByteArray>& files)
{
    Course course{game, loadShelf(game), {}, {}};
    if (!course.shelf)
        return course;
    for (const auto& [name, text] : files.asKeyValueRange()) {
        auto lesson =
            readLesson(*course.shelf, name, std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        if (!lesson) {
            std::ranges::move(lesson.error(), std::back_inserter(course.problems));
            continue;
        }
        if (auto fault = firstFault(*lesson, *course.shelf))
            course.problems.push_back(*std::move(fault));
        else
            course.lessons.push_back(*std::move(lesson));
    }
    return course;
}

QStringList lessonNames()
{
    QStringList names;
    for (const QString& game : Rulebook::games())
        for (const QString& file : folderOf(game).entryList(QDir::Files, QDir::Name))
            names.append(game + u'/' + lessonNameOf(file));
    return names;
}

const Course& courseOf(const QString& game)
{
    static std::map<QString, Course> courses;
    const auto known = courses.find(game);
    if (known != courses.end())
        return known->second;
    Course course = courseFrom(game, filesOf(game));
    for (const core::Problem& problem : course.problems)
        qWarning("a lesson of %s is left out: %s", qPrintable(game), core::sentence(problem).c_str());
    return courses.emplace(game, std::move(course)).first->second;
}

void LessonCourse::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    Q_EMIT gameChanged();
}

QList<LessonEntry> LessonCourse::lessons() const
{
    const Course& course = courseOf(m_game);
    QList<LessonEntry> entries;
    for (const Lesson& lesson : course.lessons)
        entries.append(entryOf(course, lesson));
    return entries;
}

LessonEntry LessonCourse::teaching(const QString& section) const
{
    const Course& course = courseOf(m_game);
    const Lesson* lesson = course.teaching(section);
    return lesson ? entryOf(course, *lesson) : LessonEntry{};
}

LessonEntry LessonCourse::firstMatch() const
{
    const Course& course = courseOf(m_game);
    const auto found = std::ranges::find_if(course.lessons, [](const Lesson& lesson) {
        return std::ranges::any_of(lesson.steps, [](const LessonStep& step) { return step.as<FreeStep>() != nullptr; });
    });
    return found == course.lessons.end() ? LessonEntry{} : entryOf(course, *found);
}

LessonEntry LessonCourse::after(const QString& name) const
{
    const Course& course = courseOf(m_game);
    const Lesson* lesson = course.find(name);
    if (!lesson || lesson == &course.lessons.back())
        return {};
    return entryOf(course, *(lesson + 1));
}

} // namespace sandglass::app

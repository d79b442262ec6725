// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/lesson_pictures.h"

#include "lessons/lesson_course.h"
#include "scenes/scene_picture.h"
#include "shell/games.h"
#include "shell/shell.h"

#include <QtCore/QFileInfo>
#include <QtGui/QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr int columns = 3;

/// A step as it is painted: before or after the learner has met what it is about.
struct Still {
    int step = 0;
    bool met = false;
};

class LessonPainter {
public:
    LessonPainter(const CommandLine& line, const Lesson& lesson, QQmlEngine& engine, Shell& shell)
        : m_line(line)
        , m_lesson(lesson)
        , m_engine(engine)
        , m_shell(shell)
    {
    }

    std::expected<QImage, QString> picture(const Still& still)
    {
        const Scene scene{.name = m_lesson.name,
            .module = u"Sandglass.Lessons"_s,
            .type = u"LearnPage"_s,
            .properties = {{u"game"_s, m_lesson.game}, {u"lesson"_s, m_lesson.name}, {u"step"_s, still.step},
                {u"met"_s, still.met}, {u"table"_s, m_line.table}},
            .games = {},
            .unfinished = {}};
        const auto stage = SceneStage::make(m_engine, m_shell, scene, m_line.size);
        if (!stage)
            return std::unexpected(stage.error());
        return (*stage)->picture();
    }

    std::expected<void, QString> save(const QImage& picture, const QString& file) const
    {
        if (picture.save(file))
            return {};
        return std::unexpected(m_shell.language()->words()->textWith(u"shell.cli.error.write"_s, {{u"file"_s, file}}));
    }

    std::expected<void, QString> paintAll()
    {
        QList<QImage> pictures;
        for (const Still& still : stills()) {
            const auto painted = picture(still);
            if (!painted)
                return std::unexpected(painted.error());
            if (const auto saved = save(*painted, fileOf(still)); !saved)
                return saved;
            pictures.append(painted->scaledToWidth(painted->width() / 2, Qt::SmoothTransformation));
        }
        return save(sheetOf(pictures), m_line.screenshotFile);
    }

private:
    QList<Still> stills() const
    {
        QList<Still> stills;
        for (int i = 0; i < static_cast<int>(m_lesson.steps.size()); ++i) {
            const LessonStep& step = m_lesson.steps[static_cast<std::size_t>(i)];
            // Without a word it leads to the next by itself.
            if (const auto* play = step.as<PlayStep>(); play && play->silent)
                continue;
            stills.append({i, false});
            if (step.as<TemptStep>() || step.as<AskStep>())
                stills.append({i, true});
        }
        return stills;
    }

    QString fileOf(const Still& still) const
    {
        const QFileInfo sheet(m_line.screenshotFile);
        const QString number = QString::number(still.step + 1).rightJustified(2, u'0');
        return sheet.path() + u'/' + sheet.completeBaseName() + u'-' + number + (still.met ? u"-met."_s : u"."_s)
            + sheet.suffix();
    }

    static QImage sheetOf(const QList<QImage>& pictures)
    {
        const QSize one = pictures.first().size();
        const int rows = static_cast<int>((pictures.size() + columns - 1) / columns);
        QImage sheet(one.width() * columns, one.height() * rows, QImage::Format_RGB32);
        sheet.fill(Qt::black);
        QPainter painter(&sheet);
        for (int i = 0; i < static_cast<int>(pictures.size()); ++i)
            painter.drawImage(one.width() * (i % columns), one.height() * (i / columns), pictures[i]);
        return sheet;
    }

    const CommandLine& m_line;
    const Lesson& m_lesson;
    QQmlEngine& m_engine;
    Shell& m_shell;
};

} // namespace

std::expected<void, QString> paintLesson(const CommandLine& line, QQmlEngine& engine, Shell& shell)
{
    const auto sentence = [&](const QString& id, const QVariantMap& values) {
        return std::unexpected(shell.language()->words()->textWith(id, values));
    };
    const Lesson* lesson = courseOf(line.lesson.section(u'/', 0, 0)).find(line.lesson.section(u'/', 1));
    if (!lesson)
        return sentence(u"shell.cli.error.lesson"_s, {{u"value"_s, line.lesson}});
    registerGames(*shell.games());
    LessonPainter painter(line, *lesson, engine, shell);
    if (!line.step)
        return painter.paintAll();
    const auto count = static_cast<int>(lesson->steps.size());
    if (*line.step < 1 || *line.step > count)
        return sentence(u"shell.cli.error.step"_s, {{u"value"_s, *line.step}, {u"count"_s, count}});
    const auto painted = painter.picture({*line.step - 1, false});
    return painted ? painter.save(*painted, line.screenshotFile) : std::unexpected(painted.error());
}

} // namespace sandglass::app

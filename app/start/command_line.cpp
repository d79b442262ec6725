// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/command_line.h"

#include "lessons/lesson_course.h"
#include "rules/rulebook.h"

#include <QtCore/QRegularExpression>

#include <algorithm>
#include <array>

namespace sandglass::app {

namespace {

constexpr std::array known{
    Argument{"--table", nullptr, "shell.cli.help.table"},
    Argument{"--reset-settings", nullptr, "shell.cli.help.resetSettings"},
    Argument{"--screenshot", "FILE", "shell.cli.help.screenshot"},
    Argument{"--scene", "NAME", "shell.cli.help.scene"},
    Argument{"--journal", "FILE", "shell.cli.help.journalFile"},
    Argument{"--record", "NUMBER", "shell.cli.help.record"},
    Argument{"--seat", "NUMBER", "shell.cli.help.seat"},
    Argument{"--lesson", "GAME/NAME", "shell.cli.help.lesson"},
    Argument{"--step", "NUMBER", "shell.cli.help.step"},
    Argument{"--size", "WxH", "shell.cli.help.size"},
    Argument{"--language", "CODE", "shell.cli.help.language"},
    Argument{"--theme", "NAME", "shell.cli.help.theme"},
    Argument{"--text-size", "NUMBER", "shell.cli.help.textSize"},
    Argument{"--list-scenes", nullptr, "shell.cli.help.listScenes"},
    Argument{"--list-lessons", nullptr, "shell.cli.help.listLessons"},
    Argument{"--demo", "FOLDER", "shell.cli.help.demo"},
    Argument{"--game", "GAME", "shell.cli.help.game"},
    Argument{"--headless", nullptr, "shell.cli.help.headless"},
    Argument{"--cards", "FOLDER", "shell.cli.help.cards"},
    Argument{"--rulebook", "GAME", "shell.cli.help.rulebook"},
    Argument{"--pdf", "FILE", "shell.cli.help.pdf"},
    Argument{"--version", nullptr, "shell.cli.help.version"},
    Argument{"--help", nullptr, "shell.cli.help.help"},
};

constexpr int largestSide = 16384;

using Outcome = std::expected<void, CommandLineError>;

Outcome wrong(const char* id, const QVariantMap& values, const QStringList& possible = {})
{
    return std::unexpected(CommandLineError{QLatin1String(id), values, possible});
}

QStringList argumentNames()
{
    QStringList names;
    for (const Argument& argument : known)
        names.append(QLatin1String(argument.name));
    return names;
}

Outcome mustBeOneOf(const QString& value, const QStringList& possible, const char* id)
{
    if (possible.contains(value))
        return {};
    return wrong(id, {{QStringLiteral("value"), value}}, possible);
}

std::optional<QSize> sizeOf(const QString& value)
{
    static const QRegularExpression form(QStringLiteral("^([1-9][0-9]{0,4})x([1-9][0-9]{0,4})$"));
    const QRegularExpressionMatch match = form.match(value);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.width() > largestSide || size.height() > largestSide)
        return std::nullopt;
    return size;
}

Outcome readSize(CommandLine& line, const QString& value)
{
    const auto size = sizeOf(value);
    if (!size)
        return wrong("shell.cli.error.size", {{QStringLiteral("value"), value}});
    line.size = *size;
    return {};
}

Outcome readTextSize(CommandLine& line, const QString& value)
{
    bool isNumber = false;
    const double size = value.toDouble(&isNumber);
    if (!isNumber || size < Choices::smallestText || size > Choices::largestText)
        return wrong("shell.cli.error.textSize",
            {{QStringLiteral("value"), value}, {QStringLiteral("least"), QString::number(Choices::smallestText)},
                {QStringLiteral("most"), QString::number(Choices::largestText)}});
    line.textSize = size;
    return {};
}

Outcome readNumber(std::optional<int>& into, const QString& value)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < 0)
        return wrong("shell.cli.error.number", {{QStringLiteral("value"), value}});
    into = number;
    return {};
}

/// Takes one argument with its value into the command line.
struct Reader {
    CommandLine& line;
    const QStringList& scenes;
    const QStringList& languages;

    Outcome read(QStringView name, const QString& value) const
    {
        if (name == u"--table")
            line.table = true;
        else if (name == u"--reset-settings")
            line.resetSettings = true;
        else if (name == u"--list-scenes")
            line.mode = Mode::ListScenes;
        else if (name == u"--list-lessons")
            line.mode = Mode::ListLessons;
        else if (name == u"--headless")
            line.mode = Mode::Headless;
        else if (name == u"--cards")
            line.cards = value;
        else if (name == u"--version")
            line.mode = Mode::Version;
        else if (name == u"--help")
            line.mode = Mode::Help;
        else if (name == u"--size")
            return readSize(line, value);
        else if (name == u"--text-size")
            return readTextSize(line, value);
        else
            return readChoice(name, value);
        return {};
    }

    Outcome readChoice(QStringView name, const QString& value) const
    {
        if (name == u"--screenshot") {
            line.mode = Mode::Screenshot;
            line.screenshotFile = value;
            return {};
        }
        if (name == u"--demo") {
            line.mode = Mode::Demo;
            line.demoFolder = value;
            return {};
        }
        if (name == u"--game") {
            line.demoGame = value;
            return mustBeOneOf(value, Rulebook::games(), "shell.cli.error.noGame");
        }
        if (name == u"--rulebook") {
            line.mode = Mode::Rulebook;
            line.rulebook = value;
            return mustBeOneOf(value, Rulebook::games(), "shell.cli.error.game");
        }
        if (name == u"--journal") {
            line.journal = value;
            return {};
        }
        if (name == u"--record")
            return readNumber(line.record, value);
        if (name == u"--seat")
            return readNumber(line.seat, value);
        if (name == u"--lesson") {
            line.lesson = value;
            return mustBeOneOf(value, lessonNames(), "shell.cli.error.lesson");
        }
        if (name == u"--step")
            return readNumber(line.step, value);
        if (name == u"--pdf") {
            line.pdfFile = value;
            return {};
        }
        if (name == u"--scene") {
            line.scene = value;
            return mustBeOneOf(value, scenes, "shell.cli.error.scene");
        }
        if (name == u"--language") {
            line.language = value;
            return mustBeOneOf(value, languages, "shell.cli.error.language");
        }
        line.theme = value;
        return mustBeOneOf(value, Choices::themes(), "shell.cli.error.theme");
    }
};

} // namespace

Choices CommandLine::over(Choices choices) const
{
    choices.language = language.value_or(choices.language);
    choices.theme = theme.value_or(choices.theme);
    choices.textSize = textSize.value_or(choices.textSize);
    return choices;
}

std::span<const Argument> arguments()
{
    return known;
}

std::expected<CommandLine, CommandLineError> parseCommandLine(
    const QStringList& arguments, const QStringList& scenes, const QStringList& languages)
{
    CommandLine line;
    const Reader reader{line, scenes, languages};
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        // What is no argument is a file: a double click on a saved match gives its name alone.
        if (!argument->startsWith(u'-') && line.watched.isEmpty()) {
            line.watched = *argument;
            continue;
        }
        const auto* const entry =
            std::ranges::find_if(known, [&](const Argument& one) { return *argument == QLatin1String(one.name); });
        if (entry == known.end())
            return std::unexpected(CommandLineError{
                QStringLiteral("shell.cli.error.unknown"), {{QStringLiteral("argument"), *argument}}, argumentNames()});
        QString value;
        if (entry->value) {
            if (++argument == arguments.end())
                return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.missingValue"),
                    {{QStringLiteral("argument"), QLatin1String(entry->name)}}, {}});
            value = *argument;
        }
        if (const Outcome outcome = reader.read(QLatin1String(entry->name).toString(), value); !outcome)
            return std::unexpected(outcome.error());
    }
    if (!line.watched.isEmpty() && (line.mode != Mode::Window || line.table))
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.watchedAlone"), {}, {}});
    if ((line.mode == Mode::Rulebook) == line.pdfFile.isEmpty())
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.rulebook"), {}, {}});
    if (!line.demoGame.isEmpty() && line.mode != Mode::Demo)
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.gameAlone"), {}, {}});
    const bool ofMatch = !line.journal.isEmpty() || line.record || line.seat;
    if (ofMatch && (line.journal.isEmpty() || !line.scene.isEmpty()))
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.journalAlone"), {}, {}});
    const bool ofLesson = !line.lesson.isEmpty() || line.step;
    if (ofLesson && (line.lesson.isEmpty() || !line.scene.isEmpty() || ofMatch))
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.lessonAlone"), {}, {}});
    if (line.mode == Mode::Screenshot && line.scene.isEmpty() && !ofMatch && !ofLesson)
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.noScene"), {}, scenes});
    const bool wantsPicture = ofMatch || ofLesson || arguments.contains(QStringLiteral("--scene"))
        || arguments.contains(QStringLiteral("--size"));
    if (line.mode == Mode::Window && wantsPicture)
        return std::unexpected(CommandLineError{QStringLiteral("shell.cli.error.noFile"), {}, {}});
    return line;
}

} // namespace sandglass::app

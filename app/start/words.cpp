// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The modes that only say something, in the system's language.
#include "start/modes.h"

#include "language/language.h"
#include "lessons/lesson_course.h"
#include "scenes/scene_registry.h"
#include "shell/shell.h"

#include <cstdio>

namespace sandglass::app {

namespace {

void print(std::FILE* stream, const QString& text)
{
    std::fputs(qUtf8Printable(text + QLatin1Char('\n')), stream);
}

} // namespace

int listScenes()
{
    for (const QString& name : sceneNames())
        print(stdout, name);
    return 0;
}

int listLessons()
{
    for (const QString& name : lessonNames())
        print(stdout, name);
    return 0;
}

int printVersion()
{
    print(stdout, QStringLiteral("Sandglass ") + Shell::version());
    return 0;
}

int printHelp()
{
    const Language language(Language::ofSystem());
    const Catalogue& words = *language.words();
    print(stdout, words.text(QStringLiteral("shell.cli.usage")));
    const auto printRow = [](const QString& form, const QString& help) {
        print(stdout, QStringLiteral("  %1 %2").arg(form, -20).arg(help));
    };
    printRow(QStringLiteral("FILE"), words.text(QStringLiteral("shell.cli.help.watched")));
    for (const Argument& argument : arguments()) {
        const QString form = QLatin1String(argument.name)
            + (argument.value ? QLatin1Char(' ') + QString::fromLatin1(argument.value) : QString());
        printRow(form,
            words.textWith(QLatin1String(argument.helpId), {{QStringLiteral("codes"), words.list(Language::codes())}}));
    }
    return 0;
}

int explain(const CommandLineError& error)
{
    const Language language(Language::ofSystem());
    const Catalogue& words = *language.words();
    print(stderr, words.textWith(error.id, error.values));
    if (!error.possible.isEmpty())
        print(stderr, words.text(QStringLiteral("shell.cli.possible")));
    for (const QString& possible : error.possible)
        print(stderr, QStringLiteral("  ") + possible);
    return usageError;
}

} // namespace sandglass::app

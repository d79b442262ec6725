// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mode that writes a rulebook into a file.
#include "language/language.h"
#include "rules/rule_pdf.h"
#include "start/modes.h"

#include <QtGui/QGuiApplication>

#include <cstdio>

namespace sandglass::app {

int writeRulebook(const CommandLine& line, int argc, char** argv)
{
    // Pages need fonts, and no screen.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const Catalogue words(line.language.value_or(Language::ofSystem()));
    if (writeRulePdf(Rulebook::read(line.rulebook), words, line.pdfFile))
        return 0;
    const QString sentence =
        words.textWith(QStringLiteral("shell.cli.error.write"), {{QStringLiteral("file"), line.pdfFile}});
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    return 1;
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mode that writes a rulebook into a file.
#include "docks/dock_area.h"
#include "language/language.h"
#include "rules/rule_pdf.h"
#include "scenes/scene_picture.h"
#include "shell/shell.h"
#include "start/graphics.h"
#include "start/modes.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>

#include <cstdio>

namespace sandglass::app {

namespace {

/// What the boards themselves draw for the book.
class Studio {
public:
    Studio(Shell& shell, const QString& game)
        : m_shell(shell)
        , m_game(game)
    {
    }

    Drawing title() { return picture({}, QSize(1600, 900)); }
    /// As fine as print on the width that it gets.
    Drawing figure(const RuleSection& section)
    {
        return picture({{QStringLiteral("section"), section.id}}, QSize(960, 540));
    }
    Drawing icon(const RuleSection& section)
    {
        return picture({{QStringLiteral("icon"), section.id.section(u'.', 1)}}, QSize(160, 160));
    }

private:
    Drawing picture(QVariantMap properties, QSize size)
    {
        properties.insert(QStringLiteral("game"), m_game);
        const auto stage = SceneStage::makeForDrawing(m_engine, m_shell,
            {.name = {},
                .module = QStringLiteral("Sandglass.Rules"),
                .type = QStringLiteral("PrintedPicture"),
                .properties = properties,
                .games = {},
                .unfinished = {}},
            size);
        if (stage)
            return (*stage)->drawing();
        std::fprintf(stderr, "%s\n", qUtf8Printable(stage.error()));
        return {};
    }

    Shell& m_shell;
    const QString m_game;
    QQmlEngine m_engine;
};

} // namespace

int writeRulebook(const CommandLine& line, int argc, char** argv)
{
    // Pages need fonts and the boards' own drawings, and no screen.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_ENABLE_HIGHDPI_SCALING", "0");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    prepareGraphics();
    const QGuiApplication application(argc, argv);
    DockArea::prepare();
    Shell shell;
    // On paper boards are pale, and nobody's own settings are seen.
    shell.settings()->setChoices(
        {.language = line.language.value_or(Language::ofSystem()), .theme = QStringLiteral("daylight")});
    const Catalogue& words = *shell.language()->words();
    Studio studio(shell, line.rulebook);
    const RulePictures pictures{studio.title(), [&](const RuleSection& section) { return studio.figure(section); },
        [&](const RuleSection& section) { return studio.icon(section); }};
    if (writeRulePdf(Rulebook::read(line.rulebook), words, line.pdfFile, pictures))
        return 0;
    const QString sentence =
        words.textWith(QStringLiteral("shell.cli.error.write"), {{QStringLiteral("file"), line.pdfFile}});
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    return 1;
}

} // namespace sandglass::app

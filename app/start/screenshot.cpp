// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mode that paints one scene into a file.
#include "start/modes.h"

#include "docks/dock_area.h"
#include "files/outside_file.h"
#include "games/shelves.h"
#include "journal/replay.h"
#include "scenes/scene_picture.h"
#include "shell/games.h"
#include "shell/shell.h"
#include "start/graphics.h"
#include "start/lesson_pictures.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>

#include <algorithm>
#include <cstdio>

namespace sandglass::app {

namespace {

int failed(const QString& reason)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(reason));
    return 1;
}

bool hasScreen()
{
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsSet("DISPLAY")
        || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

/// A match from outside, opened where the command line says.
struct WatchedMatch {
    HandClock clock;
    Shelves shelves;
    std::unique_ptr<Replay> replay;
    QString problem; ///< why there is none, for people who read logs
};

/// The match as it was after so many records, or at its end: what came later is not known, so that nothing is shown
/// which was hidden then.
std::expected<std::unique_ptr<Replay>, std::string> opened(
    Clock& clock, const core::Shelf& shelf, std::string_view journal, std::optional<int> records)
{
    const auto session = shelf.resume(journal, records);
    if (!session)
        return std::unexpected(session.error());
    auto replay = Replay::open(clock, shelf, (*session)->journal());
    if (replay)
        (*replay)->jump((*replay)->steps());
    return replay;
}

std::unique_ptr<WatchedMatch> watchedMatch(const CommandLine& line)
{
    auto match = std::make_unique<WatchedMatch>();
    const auto text = readOutsideFile(line.journal, largestJournal);
    const core::JournalReading reading = core::readJournal(text ? text->toStdString() : std::string());
    if (!reading.header) {
        match->problem = QString::fromStdString(reading.damage);
        return match;
    }
    match->shelves = loadShelves(line.cards);
    const core::Shelf* shelf = match->shelves.find(reading.header->game);
    auto replay = shelf ? opened(match->clock, *shelf, text->toStdString(), line.record)
                        : std::unexpected("there is no game '" + core::shortened(reading.header->game) + "'");
    if (!replay) {
        match->problem = QString::fromStdString(replay.error());
        return match;
    }
    match->replay = *std::move(replay);
    if (!line.seat)
        return match;
    if (*line.seat >= match->replay->session().seats()) {
        match->problem = QStringLiteral("there is no seat %1 at this table").arg(*line.seat);
        match->replay.reset();
        return match;
    }
    match->replay->trustViewer();
    match->replay->setViewer(*line.seat);
    return match;
}

/// What paints the match: as its replay is watched.
Scene sceneOf(Replay& replay, Shell& shell)
{
    const QList<GameEntry> games = shell.games()->games();
    const auto game = std::ranges::find(games, replay.game(), &GameEntry::id);
    return {.name = replay.game(),
        .module = game->pageModule,
        .type = game->replayType,
        .properties = {{QStringLiteral("replay"), QVariant::fromValue(&replay)}},
        .games = {},
        .unfinished = {}};
}

} // namespace

int runScreenshot(const CommandLine& line, int argc, char** argv)
{
    // The size is in pixels, whatever the screen's density.
    qputenv("QT_ENABLE_HIGHDPI_SCALING", "0");
    if (!hasScreen()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    }
    prepareGraphics();
    const QGuiApplication application(argc, argv);
    DockArea::prepare();
    Shell shell;
    // Nobody's own settings may be seen in a picture.
    shell.settings()->setChoices(line.over({.language = QStringLiteral("en")}));
    std::unique_ptr<WatchedMatch> match;
    if (!line.journal.isEmpty()) {
        registerGames(*shell.games());
        match = watchedMatch(line);
        if (!match->replay)
            return failed(shell.language()->words()->textWith(
                              QStringLiteral("shell.cli.error.journalFile"), {{QStringLiteral("file"), line.journal}})
                + u'\n' + match->problem);
    }
    QQmlEngine engine;
    if (!line.lesson.isEmpty()) {
        const auto painted = paintLesson(line, engine, shell);
        return painted ? 0 : failed(painted.error());
    }
    const Scene scene = match ? sceneOf(*match->replay, shell) : *sceneNamed(line.scene);
    const auto stage = SceneStage::make(engine, shell, scene, line.size);
    if (!stage)
        return failed(stage.error());
    if (!(*stage)->picture().save(line.screenshotFile))
        return failed(shell.language()->words()->textWith(
            QStringLiteral("shell.cli.error.write"), {{QStringLiteral("file"), line.screenshotFile}}));
    return 0;
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mode that paints one scene into a file.
#include "start/modes.h"

#include "docks/dock_area.h"
#include "scenes/scene_picture.h"
#include "shell/shell.h"
#include "start/graphics.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>

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
    QQmlEngine engine;
    const auto stage = SceneStage::make(engine, shell, *sceneNamed(line.scene), line.size);
    if (!stage)
        return failed(stage.error());
    if (!(*stage)->picture().save(line.screenshotFile))
        return failed(shell.language()->words()->textWith(
            QStringLiteral("shell.cli.error.write"), {{QStringLiteral("file"), line.screenshotFile}}));
    return 0;
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "headless/run_headless.h"
#include "language/language.h"
#include "scenes/scene_registry.h"
#include "shell/headless_offers.h"
#include "start/modes.h"

#include <QtCore/QCoreApplication>

using namespace sandglass::app;

int main(int argc, char** argv)
{
    // Known before any application object exists, so that what needs no screen starts without one.
    QCoreApplication::setApplicationName(QStringLiteral("sandglass"));
    const QStringList arguments(argv + 1, argv + argc);
    const auto line = parseCommandLine(arguments, sceneNames(), Language::codes());
    if (!line)
        return explain(line.error());
    switch (line->mode) {
    case Mode::Help:
        return printHelp();
    case Mode::Version:
        return printVersion();
    case Mode::ListScenes:
        return listScenes();
    case Mode::ListLessons:
        return listLessons();
    case Mode::Headless:
        return runHeadless(line->cards, headlessOffers(), headlessExplanations());
    case Mode::Screenshot:
        return runScreenshot(*line, argc, argv);
    case Mode::Rulebook:
        return writeRulebook(*line, argc, argv);
    case Mode::Demo:
        return runDemo(*line, argc, argv);
    case Mode::Window:
        break;
    }
    return runWindow(*line, argc, argv);
}

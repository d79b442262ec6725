// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mode people know: a window with the shell in it.
#include "start/modes.h"

#include "docks/dock_area.h"
#include "lobby/evening_file.h"
#include "seats/seats_file.h"
#include "shell/games.h"
#include "shell/shell.h"
#include "start/graphics.h"
#include "start/service_notice.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtGui/QGuiApplication>
#include <QtGui/QIcon>
#include <QtGui/QScreen>
#include <QtQml/QQmlApplicationEngine>
#include <QtQuick/QQuickWindow>

#include <cstdio>

namespace sandglass::app {

namespace {

/// A wrong card set makes its game unplayable; who replaced it reads why.
Shelves readShelves(const QString& folder)
{
    Shelves shelves = loadShelves(folder);
    for (const core::Problem& problem : shelves.problems)
        qInfo("cards: %s", core::sentence(problem).c_str());
    return shelves;
}

/// Where a service manager has started the program, it hears of the first picture and of every heartbeat after it. A
/// table whose screen is switched off has none to show, and waits for it.
void tellService(QQuickWindow& window)
{
    const auto wishes = ServiceWishes::fromEnvironment();
    if (!wishes)
        return;
    auto* const notice = new ServiceNotice(*wishes, &window);
    if (!window.screen() || window.screen()->geometry().isEmpty())
        return notice->ready();
    QObject::connect(&window, &QQuickWindow::frameSwapped, notice, &ServiceNotice::ready, Qt::SingleShotConnection);
}

/// Who types a name that is none reads it where they typed; a file that is none of ours is told of in the window, where
/// a double click leads.
bool isThere(const QString& file)
{
    if (QFileInfo::exists(file))
        return true;
    const Language language(Language::ofSystem());
    const QString sentence =
        language.words()->textWith(QStringLiteral("shell.cli.error.journalFile"), {{QStringLiteral("file"), file}});
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    return false;
}

} // namespace

int runWindow(const CommandLine& line, int argc, char** argv)
{
    if (!line.watched.isEmpty() && !isThere(line.watched))
        return 1;
    StaffLog::listen();
    prepareGraphics();
    const QGuiApplication application(argc, argv);
    chooseRenderer();
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sandglass.svg")));
    DockArea::prepare();

    if (line.resetSettings)
        QFile::remove(Settings::defaultFile());
    House house({}, readShelves(line.cards));
    Shell shell(Settings::defaultFile(), LayoutStore::defaultFolder());
    shell.settings()->setForNow(line.over(shell.settings()->choices()));
    const SeatsFile seats(*shell.seats(), SeatsFile::defaultFile());
    registerGames(*shell.games());
    shell.moveInto(house);
    const EveningFile evening(*shell.evening(), house.matches()->folder(), EveningFile::defaultFile());

    shell.staff()->health()->begin();
    // A service that is a table: nobody but the café's people has ever seen it.
    shell.staff()->setStartsByItself(line.table && ServiceWishes::fromEnvironment().has_value());

    QQmlApplicationEngine engine;
    engine.setInitialProperties({
        {QStringLiteral("shell"), QVariant::fromValue(&shell)},
        {QStringLiteral("table"), line.table},
    });
    engine.loadFromModule("Sandglass.Shell", "ShellWindow");
    if (engine.rootObjects().isEmpty())
        return 1;
    if (auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst()))
        tellService(*window);
    if (!line.watched.isEmpty())
        QMetaObject::invokeMethod(
            engine.rootObjects().constFirst(), "watch", Q_ARG(QString, QFileInfo(line.watched).absoluteFilePath()));
    return QGuiApplication::exec();
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a sleeping table costs while it moves: how much of one core, at 1920 × 1080 and painted without a graphics card,
// for each game that it shows. Time is the machine's own.
#include "bench.h"

#include "docks/dock_area.h"
#include "house/house.h"
#include "lobby/wakefulness.h"
#include "shell/games.h"
#include "shell/shell.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlApplicationEngine>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;

namespace {

constexpr int warmUp = 10'000; // milliseconds
constexpr int watched = 40'000;

struct Table {
    QTemporaryDir folder;
    House house{{.data = folder.path()}, loadShelves()};
    Shell shell;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
    Wakefulness* sleep = nullptr;
    qint64 now = 0;

    Table()
    {
        registerGames(*shell.games());
        shell.moveInto(house);
        engine.setInitialProperties(
            {{QStringLiteral("shell"), QVariant::fromValue(&shell)}, {QStringLiteral("table"), true}});
        engine.loadFromModule("Sandglass.Shell", "ShellWindow");
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
        sleep = window ? window->findChild<Wakefulness*>() : nullptr;
        if (!window)
            return;
        // Whatever the screen's size is.
        window->setVisibility(QWindow::Windowed);
        window->setGeometry(0, 0, 1920, 1080);
    }
    ~Table() { delete window; }
    Q_DISABLE_COPY_MOVE(Table)

    /// Real time, with the beat that tells a sleeping table of it.
    void pass(int milliseconds)
    {
        for (int second = 0; second < milliseconds / 1000; ++second) {
            QTest::qWait(1000);
            now += 1000;
            sleep->tick();
        }
    }

    void measure(int game)
    {
        now = game * 4 * attract::minute;
        sleep->tick();
        pass(warmUp);
        int frames = 0;
        const auto counting = QObject::connect(window, &QQuickWindow::frameSwapped, window, [&frames] { ++frames; });
        const double cpu = bench::cpuSeconds();
        const auto start = bench::Clock::now();
        pass(watched);
        const double real = bench::secondsSince(start);
        QObject::disconnect(counting);
        const std::string name = "attract." + shell.games()->games()[game].id.toStdString();
        bench::figure(name, 100 * (bench::cpuSeconds() - cpu) / real, "% of a core",
            ",\"limit\":8,\"frames_per_second\":" + std::to_string(frames / real)
                + ",\"width\":" + std::to_string(window->width()));
    }
};

} // namespace

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    Table table;
    if (!table.sleep)
        return 1;
    table.sleep->setClock([&table] { return table.now; });
    table.sleep->sleepNow();
    for (int game = 0; game < table.shell.games()->games().size(); ++game)
        table.measure(game);
    return 0;
}

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "sand/sand_glass.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>
#include <QtQuick/QQuickWindow>
#include <QtTest/QTest>

#include <array>
#include <ctime>
#include <memory>

using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

/// A clock in real time, as a game's is.
class WallClock : public SandClock {
public:
    WallClock() { m_time.start(); }
    bool runs = true;

    [[nodiscard]] qint64 now() const override { return m_time.elapsed(); }
    [[nodiscard]] bool running() const override { return runs; }

private:
    QElapsedTimer m_time;
};

double processorMs()
{
    timespec spent{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

std::unique_ptr<SandGlass> glassIn(QQuickWindow& window, int index, qint64 duration, double size, WallClock& clock)
{
    auto glass = std::make_unique<SandGlass>(window.contentItem());
    glass->setSize({120 * size, 200 * size});
    glass->setPosition({200.0 + 400.0 * index, 300});
    glass->setProperty("sand", QColor(0x6c, 0x4a, 0x8e));
    glass->setProperty("glow", QColor(0x9b, 0x78, 0xc4));
    glass->setProperty("brass", QColor(0xc9, 0xa1, 0x4a));
    glass->setProperty("brassBright", QColor(0xe9, 0xc8, 0x77));
    glass->setProperty("glass", QColor(0xef, 0xe3, 0xc8));
    glass->setProperty("shadow", QColor(0, 0, 0, 153));
    glass->setDuration(duration);
    glass->setClock(&clock);
    return glass;
}

// QSG_RENDERER_DEBUG=render makes the renderer say how many batches it drew; only the last word counts.
int batches = -1;

void hear(QtMsgType, const QMessageLogContext&, const QString& text)
{
    static const QRegularExpression found(u"in (\\d+) batches"_s);
    int sum = 0;
    auto matches = found.globalMatch(text);
    if (!matches.hasNext())
        return;
    while (matches.hasNext())
        sum += matches.next().captured(1).toInt();
    if (text.contains(u"Opaque"_s))
        batches = 0;
    batches += sum;
}

struct Frames {
    int count = 0;
    double processor = 0; // ms, of the whole process
};

Frames framesIn(QQuickWindow& window, int milliseconds)
{
    Frames frames;
    const auto counting = QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { ++frames.count; });
    const double before = processorMs();
    QTest::qWait(milliseconds);
    frames.processor = processorMs() - before;
    QObject::disconnect(counting);
    return frames;
}

/// What three running timers cost: processor time for a frame, frames a second, batches under OpenGL, and frames in
/// three seconds when the clock stands.
int measure(bool software, int scale)
{
    WallClock clock;
    QQuickWindow window;
    window.setColor(QColor(0x17, 0x12, 0x0e));
    window.resize(1920 * scale, 1080 * scale);
    const std::array glasses{glassIn(window, 0, 180'000, scale, clock), glassIn(window, 1, 120'000, 0.9 * scale, clock),
        glassIn(window, 2, 45'000, 0.7 * scale, clock)};
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return 1;
    QTest::qWait(500);

    const std::string where = std::string(",\"renderer\":\"") + (software ? "software" : "opengl")
        + "\",\"height\":" + std::to_string(1080 * scale) + ",\"timers\":3";
    // A funnel deepens fastest in its first seconds, so that a painted glass is painted anew at every frame.
    const Frames flipped = framesIn(window, 3000);
    sandglass::bench::figure("sand.frame.processor.flipped", flipped.processor / flipped.count, "ms", where);
    for (const auto& glass : glasses)
        glass->setFlippedAt(clock.now() - glass->duration() * 2 / 5);
    QTest::qWait(200);
    const Frames running = framesIn(window, 3000);
    sandglass::bench::figure("sand.frame.processor", running.processor / running.count, "ms", where);
    sandglass::bench::figure("sand.frames.running", running.count / 3.0, "frames/s", where);
    if (!software)
        sandglass::bench::figure("sand.batches", batches, "batches", where);
    clock.runs = false;
    Q_EMIT clock.changed();
    QTest::qWait(1000);
    sandglass::bench::figure("sand.frames.paused", framesIn(window, 3000).count, "frames in 3 s", where);
    return 0;
}

/// A program has one renderer, so each is measured in a run of its own.
int measureAll(const QString& program)
{
    for (const QStringList& wishes :
        {QStringList{u"software"_s, u"1"_s}, {u"software"_s, u"2"_s}, {u"opengl"_s, u"1"_s}, {u"opengl"_s, u"2"_s}})
        if (const int failed = QProcess::execute(program, wishes))
            return failed;
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QStringList wishes(argv + 1, argv + argc);
    const bool software = wishes.value(0) == u"software"_s;
    QQuickWindow::setGraphicsApi(software ? QSGRendererInterface::Software : QSGRendererInterface::OpenGL);
    if (!software)
        qputenv("QSG_RENDERER_DEBUG", "render");
    const QGuiApplication application(argc, argv);
    if (wishes.isEmpty())
        return measureAll(QGuiApplication::applicationFilePath());
    qInstallMessageHandler(hear);
    return measure(software, wishes.value(1).toInt());
}

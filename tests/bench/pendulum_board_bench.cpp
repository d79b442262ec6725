// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the busiest board costs, in each renderer and at two sizes: draw batches, processor time of a frame, frames
// while nothing moves, a touch, the first frame, memory, a change of language, and a hundred games.
#include "bench.h"

#include "docks/dock_area.h"
#include "pendulum/pendulum_model.h"
#include "play/rehearsal.h"
#include "sand/sand_clock.h"
#include "seats/seat.h"
#include "start/graphics.h"
#include "support/fingers.h"
#include "touch/pendulum_stage.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <vector>

using namespace sandglass;
using namespace Qt::StringLiterals;

namespace {

// QSG_RENDERER_DEBUG=render makes the renderer say how many batches it drew; there is no other way to know.
int batches = 0;

void countBatches(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    static const QRegularExpression found(u"in (\\d+) batches"_s);
    if (text.contains(u"Opaque"_s))
        batches = 0;
    for (auto matches = found.globalMatch(text); matches.hasNext();)
        batches += matches.next().captured(1).toInt();
    if (type != QtDebugMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

double processorMs()
{
    timespec spent{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

double residentMegabytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

/// A match's clock in real time.
class WallClock : public app::SandClock {
public:
    explicit WallClock(qint64 start)
        : m_start(start)
    {
        m_time.start();
    }
    qint64 now() const override { return m_start + m_time.elapsed(); }
    bool running() const override { return m_runs; }
    void stop()
    {
        m_runs = false;
        emit changed();
    }

private:
    qint64 m_start;
    QElapsedTimer m_time;
    bool m_runs = true;
};

QVariantMap busiest(const QString& moment)
{
    return {{u"seatCount"_s, 5}, {u"moment"_s, moment},
        {u"languages"_s, QStringList{u"cs"_s, u"pl"_s, u"ru"_s, u"en"_s, u"cs"_s}}};
}

struct Frames {
    int count = 0;
    double processor = 0;
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

bool showAndWait(QQuickWindow& window)
{
    QSignalSpy swapped(&window, &QQuickWindow::frameSwapped);
    window.show();
    return !swapped.isEmpty() || swapped.wait(10'000);
}

app::Rehearsal& matchOf(test::PendulumStage& stage)
{
    return *stage.scene()->property("rehearsal").value<app::Rehearsal*>();
}

class Part {
public:
    Part(bool software, QSize size)
        : m_software(software)
        , m_size(size)
        , m_where(std::string(",\"renderer\":\"") + (software ? "software" : "opengl")
              + "\",\"height\":" + std::to_string(size.height()) + ",\"seats\":5")
    {
    }

    int board()
    {
        test::PendulumStage stage(busiest(u"middle"_s), m_size);
        WallClock clock(matchOf(stage).now());
        stage.scene()->setProperty("clock", QVariant::fromValue<app::SandClock*>(&clock));
        if (!showAndWait(stage.view()))
            return 1;
        QTest::qWait(500);
        const Frames running = framesIn(stage.view(), 3000);
        tell("frame.processor", running.processor / std::max(1, running.count), "ms");
        tell("frames.running", running.count / 3.0, "frames/s");
        if (!m_software)
            tell("batches", batches, "batches");
        tell("memory", residentMegabytes(), "MB");
        touch(stage);
        changeLanguage(stage);
        clock.stop();
        stage.scene()->property("context").value<QObject*>()->setProperty("paused", true);
        // The glasses lie down first; where a graphics card is missing, that takes its time.
        for (int i = 0; i < 10 && framesIn(stage.view(), 1000).count > 0; ++i) { }
        tell("frames.paused", framesIn(stage.view(), 3000).count, "frames in 3 s");
        return 0;
    }

    int tray()
    {
        test::PendulumStage stage(busiest(u"tray"_s), m_size);
        if (!showAndWait(stage.view()))
            return 1;
        QTest::qWait(500);
        tell("batches.tray", batches, "batches");
        return 0;
    }

    /// From the beginning of loading to the first frame of a docked window with nothing in it.
    int emptyWindow()
    {
        const auto start = bench::Clock::now();
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport Sandglass.App\n"
                          "DockArea { DockPanel { name: 'board'; title: ' '; place: DockPanel.Left; Item {} } }",
            QUrl(u"qrc:/empty.qml"_s));
        std::unique_ptr<QObject> area(component.create());
        QQuickWindow window;
        window.resize(m_size);
        auto* item = qobject_cast<QQuickItem*>(area.get());
        item->setParentItem(window.contentItem());
        item->setSize(m_size);
        if (!showAndWait(window))
            return 1;
        tell("first_frame.empty", bench::secondsSince(start) * 1e3, "ms");
        return 0;
    }

    /// The same of the board.
    int fullWindow()
    {
        const auto start = bench::Clock::now();
        test::PendulumStage stage(busiest(u"middle"_s), m_size);
        if (!showAndWait(stage.view()))
            return 1;
        tell("first_frame", bench::secondsSince(start) * 1e3, "ms");
        return 0;
    }

    /// How much later the board is. Each in a program of its own, so that both begin with nothing; and the middle one
    /// of several, in turns, because a single start varies by half.
    int firstFrame(const QStringList& wishes)
    {
        std::vector<double> empty;
        std::vector<double> board;
        for (int i = 0; i < 7; ++i) {
            empty.push_back(measuredApart({wishes[0], wishes[1], u"empty"_s}));
            board.push_back(measuredApart({wishes[0], wishes[1], u"full"_s}));
        }
        const auto middle = [](std::vector<double>& values) {
            std::ranges::nth_element(values, values.begin() + 3);
            return values[3];
        };
        tell("first_frame.empty", middle(empty), "ms");
        tell("first_frame", middle(board), "ms");
        tell("first_frame.ratio", middle(board) / middle(empty), "times");
        return 0;
    }

    /// Whole games on one board, drawn as they go.
    int games()
    {
        test::PendulumStage stage(busiest(u"opening"_s), m_size);
        if (!showAndWait(stage.view()))
            return 1;
        double early = 0;
        constexpr int many = 100;
        constexpr int warm = 20;
        for (int game = 1; game <= many; ++game) {
            matchOf(stage).startAnew(game);
            for (int step = 0; matchOf(stage).step(); ++step) {
                if (step % 100 != 0)
                    continue;
                matchOf(stage).wait(0);
                QCoreApplication::processEvents();
                // Outside of a running event loop nobody else does it.
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            }
            if (game == warm)
                early = residentMegabytes();
        }
        tell("games.memory.growth", residentMegabytes() - early, "MB after 80 more games");
        return 0;
    }

private:
    static double measuredApart(const QStringList& wishes)
    {
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        other.start(QGuiApplication::applicationFilePath(), wishes);
        if (!other.waitForFinished(60'000) || other.exitCode() != 0)
            qFatal("a part of the measurement failed");
        return QJsonDocument::fromJson(other.readAllStandardOutput()).object().value(u"value"_s).toDouble();
    }

    void touch(test::PendulumStage& stage)
    {
        test::Fingers fingers(stage.view());
        auto& seat = *matchOf(stage).model()->seats()[0];
        double toState = 0;
        double toFrame = 0;
        constexpr int times = 20;
        for (int i = 0; i < times; ++i) {
            const QPoint at = stage.middle(u"worker 0 0"_s);
            const int before = seat.worker();
            QSignalSpy swapped(&stage.view(), &QQuickWindow::frameSwapped);
            const auto start = bench::Clock::now();
            fingers.press(0, at);
            fingers.release(0);
            toState += seat.worker() != before ? bench::secondsSince(start) * 1e3 : 1e6;
            swapped.wait(1000);
            toFrame += bench::secondsSince(start) * 1e3;
        }
        tell("touch.state", toState / times, "ms");
        tell("touch.frame", toFrame / times, "ms");
    }

    void changeLanguage(test::PendulumStage& stage)
    {
        auto* person = QQmlListReference(stage.scene(), "people").at(0);
        double toState = 0;
        double toFrame = 0;
        const QStringList codes{u"pl"_s, u"ru"_s, u"en"_s, u"cs"_s};
        for (const QString& code : codes) {
            QSignalSpy swapped(&stage.view(), &QQuickWindow::frameSwapped);
            const auto start = bench::Clock::now();
            // Emitted by the renderer's thread, if it has one.
            std::atomic<double> ready = 0;
            const auto noting = QObject::connect(
                &stage.view(), &QQuickWindow::beforeRendering, &stage.view(),
                [&] { ready = bench::secondsSince(start) * 1e3; }, Qt::DirectConnection);
            qobject_cast<app::Seat*>(person)->chooseLanguage(code);
            swapped.wait(1000);
            QObject::disconnect(noting);
            toState += ready;
            toFrame += bench::secondsSince(start) * 1e3;
        }
        const auto times = static_cast<double>(codes.size());
        // Every word changed and laid out, before the renderer begins; then with the frame that shows them.
        tell("language.state", toState / times, "ms");
        tell("language.frame", toFrame / times, "ms");
    }

    void tell(const char* name, double value, const char* unit) const
    {
        bench::figure(std::string("pendulum_board.") + name, value, unit, m_where);
    }

    bool m_software;
    QSize m_size;
    std::string m_where;
};

/// A program has one renderer, and memory is its own: every part is measured in a run of its own.
int measureAll(const QString& program)
{
    for (const QString& renderer : {u"software"_s, u"opengl"_s})
        for (const QString& height : {u"1080"_s, u"2160"_s})
            for (const QString& part : {u"board"_s, u"tray"_s, u"first"_s, u"games"_s}) {
                if ((part == u"tray" && renderer == u"software") || (part == u"games" && height == u"2160"))
                    continue;
                if (const int failed = QProcess::execute(program, {renderer, height, part}))
                    return failed;
            }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QStringList wishes(argv + 1, argv + argc);
    const bool software = wishes.value(0) == u"software";
    QQuickWindow::setGraphicsApi(software ? QSGRendererInterface::Software : QSGRendererInterface::OpenGL);
    if (!software)
        qputenv("QSG_RENDERER_DEBUG", "render");
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    if (wishes.isEmpty())
        return measureAll(QGuiApplication::applicationFilePath());
    qInstallMessageHandler(countBatches);
    app::DockArea::prepare();
    const int height = wishes.value(1).toInt();
    Part part(software, QSize(height * 16 / 9, height));
    const QString what = wishes.value(2);
    if (what == u"tray")
        return part.tray();
    if (what == u"empty")
        return part.emptyWindow();
    if (what == u"full")
        return part.fullWindow();
    if (what == u"first")
        return part.firstFrame(wishes);
    return what == u"games" ? part.games() : part.board();
}

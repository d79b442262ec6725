// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_bench.h"

#include "docks/dock_area.h"
#include "play/cue_player.h"
#include "play/rehearsal.h"
#include "play/seat_ask.h"
#include "sand/sand_clock.h"
#include "scenes/scene_registry.h"
#include "seats/seat.h"
#include "start/graphics.h"

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
#include <array>
#include <atomic>
#include <ctime>

using namespace Qt::StringLiterals;

namespace sandglass::bench {

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
        Q_EMIT changed();
    }

private:
    qint64 m_start;
    QElapsedTimer m_time;
    bool m_runs = true;
};

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

class Part {
public:
    Part(const BoardGame& game, bool software, QSize size)
        : m_game(game)
        , m_software(software)
        , m_size(size)
        , m_where(std::string(",\"renderer\":\"") + (software ? "software" : "opengl")
              + "\",\"height\":" + std::to_string(size.height()) + ",\"seats\":" + std::to_string(game.seats))
    {
    }

    int board()
    {
        BoardWindow board = window(m_game.busiest);
        WallClock clock(matchOf(board).now());
        setClock(board, clock);
        if (!board.show())
            return 1;
        QTest::qWait(500);
        const Frames running = framesIn(board.view(), 3000);
        tellFrames("", running, 3);
        if (!m_software)
            tell("batches", batches, "batches");
        tell("memory", residentMegabytes(), "MB");
        touch(board);
        changeLanguage(board);
        openSlip(board);
        clock.stop();
        board.part<QObject>("context")->setProperty("paused", true);
        // What moves comes to rest first; where a graphics card is missing, that takes its time.
        for (int i = 0; i < 10 && framesIn(board.view(), 1000).count > 0; ++i) { }
        tell("frames.paused", framesIn(board.view(), 3000).count, "frames in 3 s");
        return 0;
    }

    int moments()
    {
        for (const auto& [name, properties] : m_game.moments) {
            BoardWindow board = window(properties);
            if (!board.show())
                return 1;
            QTest::qWait(500);
            tell(("batches." + name).c_str(), batches, "batches");
        }
        return 0;
    }

    /// The same film again and again, as often as the screen shows frames.
    int film()
    {
        BoardWindow board = window(m_game.film);
        WallClock clock(matchOf(board).now());
        setClock(board, clock);
        if (!board.show())
            return 1;
        auto* player = board.part<QObject>("context")->property("cues").value<app::CuePlayer*>();
        QObject::connect(&board.view(), &QQuickWindow::afterAnimating, player, [&] {
            if (player->isPlaying()) {
                player->look();
            } else {
                player->play(matchOf(board).events());
                player->follow();
            }
            board.view().update();
        });
        board.view().update();
        QTest::qWait(500);
        tellFrames(".film", framesIn(board.view(), 6000), 6);
        return 0;
    }

    /// From the beginning of loading to the first frame of a docked window with nothing in it.
    int emptyWindow()
    {
        const auto start = Clock::now();
        const double before = processorMs();
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
        tell("first_frame.empty", secondsSince(start) * 1e3, "ms");
        tell("first_frame.empty.processor", processorMs() - before, "ms");
        return 0;
    }

    /// The same of the board.
    int fullWindow()
    {
        const auto start = Clock::now();
        const double before = processorMs();
        BoardWindow board = window(m_game.busiest);
        if (!board.show())
            return 1;
        tell("first_frame", secondsSince(start) * 1e3, "ms");
        tell("first_frame.processor", processorMs() - before, "ms");
        return 0;
    }

    /// How much later the board is. Each in a program of its own, so that both begin with nothing; and the middle one
    /// of several, in turns, because a single start varies by half.
    int firstFrame(const QStringList& wishes)
    {
        // By the clock, and by the processor's time, which other programs do not lengthen.
        std::array<std::vector<double>, 2> empty;
        std::array<std::vector<double>, 2> board;
        for (int i = 0; i < 7; ++i)
            for (auto& [values, what] : {std::pair{&empty, u"empty"_s}, std::pair{&board, u"full"_s}}) {
                const auto measured = measuredApart({wishes[0], wishes[1], what});
                for (std::size_t by = 0; by < measured.size(); ++by)
                    (*values)[by].push_back(measured[by]);
            }
        const auto middle = [](std::vector<double>& values) {
            std::ranges::nth_element(values, values.begin() + 3);
            return values[3];
        };
        const std::array<std::string, 2> names{"", ".processor"};
        for (std::size_t by = 0; by < names.size(); ++by) {
            tell(("first_frame.empty" + names[by]).c_str(), middle(empty[by]), "ms");
            tell(("first_frame" + names[by]).c_str(), middle(board[by]), "ms");
            tell(("first_frame.ratio" + names[by]).c_str(), middle(board[by]) / middle(empty[by]), "times");
        }
        return 0;
    }

    /// Whole games on one board, drawn as they go.
    int games()
    {
        BoardWindow board = window(m_game.opening);
        if (!board.show())
            return 1;
        double early = 0;
        constexpr int many = 100;
        constexpr int warm = 20;
        for (int game = 1; game <= many; ++game) {
            matchOf(board).startAnew(game);
            for (int step = 0; matchOf(board).step(); ++step) {
                if (step % 100 != 0)
                    continue;
                matchOf(board).wait(0);
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
    BoardWindow window(const QVariantMap& properties) const
    {
        return BoardWindow(m_game.module, m_game.scene, properties, m_size);
    }

    static app::Rehearsal& matchOf(BoardWindow& board) { return *board.part<app::Rehearsal>("rehearsal"); }

    static void setClock(BoardWindow& board, WallClock& clock)
    {
        board.scene()->setProperty("clock", QVariant::fromValue<app::SandClock*>(&clock));
    }

    static std::array<double, 2> measuredApart(const QStringList& wishes)
    {
        QProcess other;
        other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        other.start(QGuiApplication::applicationFilePath(), wishes);
        if (!other.waitForFinished(60'000) || other.exitCode() != 0)
            qFatal("a part of the measurement failed");
        const auto lines = other.readAllStandardOutput().split('\n');
        const auto valueIn = [&](int line) {
            return QJsonDocument::fromJson(lines.value(line)).object().value(u"value"_s).toDouble();
        };
        return {valueIn(0), valueIn(1)};
    }

    void touch(BoardWindow& board)
    {
        double toState = 0;
        double toFrame = 0;
        constexpr int times = 20;
        for (int i = 0; i < times; ++i) {
            QSignalSpy swapped(&board.view(), &QQuickWindow::frameSwapped);
            const auto start = Clock::now();
            toState += m_game.touch(board) ? secondsSince(start) * 1e3 : 1e6;
            swapped.wait(1000);
            toFrame += secondsSince(start) * 1e3;
        }
        tell("touch.state", toState / times, "ms");
        tell("touch.frame", toFrame / times, "ms");
    }

    void changeLanguage(BoardWindow& board)
    {
        auto* person = QQmlListReference(board.scene(), "people").at(0);
        double toState = 0;
        double toFrame = 0;
        const QStringList codes{u"pl"_s, u"ru"_s, u"en"_s, u"cs"_s};
        for (const QString& code : codes) {
            QSignalSpy swapped(&board.view(), &QQuickWindow::frameSwapped);
            const auto start = Clock::now();
            // Emitted by the renderer's thread, if it has one.
            std::atomic<double> ready = 0;
            const auto noting = QObject::connect(
                &board.view(), &QQuickWindow::beforeRendering, &board.view(),
                [&] { ready = secondsSince(start) * 1e3; }, Qt::DirectConnection);
            qobject_cast<app::Seat*>(person)->chooseLanguage(code);
            swapped.wait(1000);
            QObject::disconnect(noting);
            toState += ready;
            toFrame += secondsSince(start) * 1e3;
        }
        const auto times = static_cast<double>(codes.size());
        // Every word changed and laid out, before the renderer begins; then with the frame that shows them.
        tell("language.state", toState / times, "ms");
        tell("language.frame", toFrame / times, "ms");
    }

    /// The explanation, its sheet and the frame that shows it first, by the processor's time.
    void openSlip(BoardWindow& board)
    {
        QObject* asking = nullptr;
        QMetaObject::invokeMethod(board.part<QObject>("context")->property("askers").value<QObject*>(), "objectAt",
            Q_RETURN_ARG(QObject*, asking), 0);
        auto* asks = qobject_cast<app::SeatAsk*>(asking);
        double spent = 0;
        double slowest = 0;
        double first = 0;
        constexpr int times = 20;
        for (int i = 0; i < times; ++i) {
            QSignalSpy swapped(&board.view(), &QQuickWindow::frameSwapped);
            const double before = processorMs();
            if (!asks || !asks->askName({u"seat"_s, 0, {}, -1}))
                qFatal("nothing is explained");
            swapped.wait(1000);
            const double once = processorMs() - before;
            // The first one is made from its files, and lies ready after that.
            if (i == 0)
                first = once;
            else
                slowest = std::max(slowest, once);
            spent += i == 0 ? 0 : once;
            asks->close();
            QTest::qWait(50);
        }
        tell("slip.open.first", first, "ms");
        tell("slip.open", spent / (times - 1), "ms");
        tell("slip.open.slowest", slowest, "ms");
    }

    void tellFrames(const std::string& what, const Frames& frames, double seconds) const
    {
        tell(("frame" + what + ".processor").c_str(), frames.processor / std::max(1, frames.count), "ms");
        tell(("frames" + (what.empty() ? ".running" : what)).c_str(), frames.count / seconds, "frames/s");
    }

    void tell(const char* name, double value, const char* unit) const
    {
        figure(m_game.name + '.' + name, value, unit, m_where);
    }

    const BoardGame& m_game;
    bool m_software;
    QSize m_size;
    std::string m_where;
};

int measureAll(const BoardGame& game, const QString& program)
{
    for (const QString& renderer : {u"software"_s, u"opengl"_s})
        for (const QString& height : {u"1080"_s, u"2160"_s})
            for (const QString& part : {u"board"_s, u"moments"_s, u"film"_s, u"first"_s, u"games"_s}) {
                const bool left = (part == u"moments" && renderer == u"software")
                    || (part == u"games" && height == u"2160") || (part == u"film" && game.film.isEmpty());
                if (left)
                    continue;
                if (const int failed = QProcess::execute(program, {renderer, height, part}))
                    return failed;
            }
    return 0;
}

} // namespace

BoardWindow::BoardWindow(const char* module, const char* type, const QVariantMap& properties, QSize size)
{
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    m_view.setInitialProperties(properties);
    m_view.loadFromModule(module, type);
}

bool BoardWindow::show()
{
    return showAndWait(m_view);
}

QVariantMap sceneNamed(const QString& name)
{
    const auto found = app::sceneNamed(name);
    if (!found)
        qFatal("there is no scene of this name");
    return found->properties;
}

QVariantMap withoutCue(QVariantMap properties)
{
    properties.remove(u"cue"_s);
    properties.remove(u"cueTime"_s);
    return properties;
}

int measureBoard(const BoardGame& game, int argc, char** argv)
{
    const QStringList wishes(argv + 1, argv + argc);
    const bool software = wishes.value(0) == u"software";
    QQuickWindow::setGraphicsApi(software ? QSGRendererInterface::Software : QSGRendererInterface::OpenGL);
    if (!software)
        qputenv("QSG_RENDERER_DEBUG", "render");
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    if (wishes.isEmpty())
        return measureAll(game, QGuiApplication::applicationFilePath());
    qInstallMessageHandler(countBatches);
    app::DockArea::prepare();
    const int height = wishes.value(1).toInt();
    Part part(game, software, QSize(height * 16 / 9, height));
    const QString what = wishes.value(2);
    if (what == u"moments")
        return part.moments();
    if (what == u"film")
        return part.film();
    if (what == u"empty")
        return part.emptyWindow();
    if (what == u"full")
        return part.fullWindow();
    if (what == u"first")
        return part.firstFrame(wishes);
    return what == u"games" ? part.games() : part.board();
}

} // namespace sandglass::bench

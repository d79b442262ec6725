// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Days and nights of a café's table in minutes: it sleeps, shows its games in turn, wakes, is played at, is left, goes
// dark and light again. Nothing may grow, stay open, or be painted for nobody. With SANDGLASS_SOAK=100, 72 hours of it.
#include "docks/dock_area.h"
#include "lobby/showcase.h"
#include "lobby/wakefulness.h"
#include "played_window.h"
#include "support/strict_messages.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQml/qqml.h>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <malloc.h>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

constexpr double megabyte = 1'048'576;
/// A short run begins before everything is made that is made once, so it sees only what leaks by the hour.
constexpr double mostGrowth = 5;
constexpr double mostGrowthOfAShortRun = 20;

/// Megabytes.
struct Memory {
    double used = 0; ///< what has been asked for and not been given back, with QML's own heap
    double held =
        0; ///< the pages that this takes: not those of program files, which are read again whenever they are needed

    Memory operator-(const Memory& before) const { return {used - before.used, held - before.held}; }
};

Memory memory()
{
    malloc_trim(0);
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return {};
    const QByteArray all = status.readAll();
    const auto kilobytes = [&all](const char* name) {
        return all.mid(all.indexOf(name)).simplified().split(' ').value(1).toDouble();
    };
    const double qml = kilobytes("RssShmem:");
    const struct mallinfo2 info = mallinfo2();
    const auto allocated = static_cast<double>(info.uordblks + info.hblkhd);
    return {allocated / megabyte + qml / 1024, (kilobytes("RssAnon:") + qml) / 1024};
}

qsizetype handles()
{
    return QDir(u"/proc/self/fd"_s).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size();
}

bool isSoak()
{
    return qEnvironmentVariableIntValue("SANDGLASS_SOAK") >= 100;
}

/// Hours of a café that are lived through.
int hours()
{
    return isSoak() ? 72 : 2;
}

/// Before that everything is made that is made once; and a heap takes half a day until it lies as it will lie.
int warmUp()
{
    return isSoak() ? 12 : 3;
}

} // namespace

class TestTableSoak : public QObject {
    Q_OBJECT

    qint64 m_now = 0;
    std::unique_ptr<test::PlayedWindow> m_play;
    Wakefulness* m_sleep = nullptr;

    void pass(qint64 time)
    {
        m_now += time;
        m_sleep->tick();
        test::PlayedWindow::settle();
    }

    /// An hour of sleep: every game several times, each with some seconds of real play.
    void sleepAnHour()
    {
        m_sleep->sleepNow();
        for (int turn = 0; turn < 15; ++turn) {
            for (int second = 0; second < 5; ++second)
                m_play->passEverywhere(1000);
            for (int part = 0; part < 8; ++part)
                pass(attract::minute / 2);
        }
        m_sleep->touched();
        test::PlayedWindow::settle();
    }

    /// Somebody sits down, plays a little and goes.
    void playAndLeave(const QString& game)
    {
        m_play->shell().seats()->at(0)->sitDownIn(u"cs"_s);
        m_play->shell().seats()->at(3)->sitDownIn(u"en"_s);
        Host* const host = m_play->house().matches()->start(
            game, QVariantMap{{u"seats"_s, 2}}, m_play->shell().seats()->toJson().toVariantList(), 1000);
        QVERIFY(host);
        host->resume();
        m_play->pass(5000);
        pass(7 * attract::minute); // asked
        pass(attract::minute); // nobody answers
        QCOMPARE(m_sleep->state(), Wakefulness::State::Asleep);
        QVERIFY(!m_play->host());
        QCOMPARE(m_play->shell().seats()->seatedCount(), 0);
    }

    void liveAnHour(int hour)
    {
        const QStringList games{u"pendulum"_s, u"viceroy"_s, u"tiletum"_s};
        playAndLeave(games[hour % 3]);
        sleepAnHour();
    }

    /// What was still fading has faded, however slow the machine is.
    static bool isStill(const int& frames)
    {
        return QTest::qWaitFor([&frames, seen = -1]() mutable {
            seen = frames;
            QTest::qWait(300);
            return frames == seen;
        });
    }

    /// What only waits to be collected is no growth.
    void tidy()
    {
        test::PlayedWindow::settle();
        qmlEngine(&m_play->window())->collectGarbage();
        test::PlayedWindow::settle();
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    void init()
    {
        m_now = 0;
        m_play = std::make_unique<test::PlayedWindow>(test::PlayedWindow::World{.table = true});
        QVERIFY(m_play->isShown());
        // A table fills its screen, and the tests' own is as large as can be: most of the time would go into pixels.
        m_play->window().setVisibility(QWindow::Windowed);
        m_play->window().setGeometry(0, 0, 1280, 720);
        test::PlayedWindow::settle();
        m_sleep = m_play->window().findChild<Wakefulness*>();
        m_sleep->setClock([this] { return m_now; });
    }

    void cleanup()
    {
        m_sleep = nullptr;
        m_play.reset();
    }

    void nothingGrowsAndNothingStaysOpen()
    {
        for (int hour = 0; hour < warmUp(); ++hour)
            liveAnHour(hour);
        tidy();
        const Memory before = memory();
        const qsizetype open = handles();
        for (int hour = 0; hour < hours(); ++hour) {
            liveAnHour(hour);
            if ((hour + 1) % 12 != 0)
                continue;
            tidy();
            const Memory more = memory() - before;
            qInfo("%d hours: %+.1f MB used, %+.1f MB held, %d handles", hour + 1, more.used, more.held,
                static_cast<int>(handles()));
        }
        tidy();
        const Memory growth = memory() - before;
        qInfo("%d hours: %.1f MB used and %.1f MB held before, %+.1f and %+.1f MB, %d handles before, %d after",
            hours(), before.used, before.held, growth.used, growth.held, static_cast<int>(open),
            static_cast<int>(handles()));
        QVERIFY(handles() <= open);
        const double most = isSoak() ? mostGrowth : mostGrowthOfAShortRun;
        QVERIFY2(growth.used <= most, qPrintable(u"%1 MB more are used"_s.arg(growth.used)));
        QVERIFY2(growth.held <= most, qPrintable(u"%1 MB more are held"_s.arg(growth.held)));
    }

    /// The painter takes one frame or two for a thing that was moved.
    void aClosedTableIsPaintedWhenItsGlassMovesAndNotElse()
    {
        for (int day = 0; day < 7; ++day)
            m_play->shell().staff()->setDay(day, false, 0, 0);
        m_sleep->sleepNow();
        pass(attract::second);
        QVERIFY(m_sleep->dark());
        int frames = 0;
        connect(&m_play->window(), &QQuickWindow::frameSwapped, this, [&frames] { ++frames; });
        QVERIFY(isStill(frames));
        frames = 0;
        for (int second = 0; second < 10 * 60; ++second)
            pass(attract::second);
        QTest::qWait(200);
        QVERIFY2(frames <= 20, qPrintable(u"%1 frames in ten minutes"_s.arg(frames)));
    }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestTableSoak test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}

#include "tst_table_soak.moc"

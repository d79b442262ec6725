// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/glass_images.h"
#include "sand/sand_glass.h"

#include <QtGui/QPainter>
#include <QtGui/QScreen>
#include <QtQuick/QQuickWindow>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass::app;

namespace {

constexpr QColor table(0x17, 0x12, 0x0e);
/// Long enough for several frames if any were asked for.
constexpr int aMoment = 300;

/// A clock that a test sets without telling anyone, as real time passes.
class SilentClock : public SandClock {
public:
    qint64 time = 0;
    bool runs = true;

    [[nodiscard]] qint64 now() const override { return time; }
    [[nodiscard]] bool running() const override { return runs; }
};

/// One glass in a window.
struct Scene {
    SilentClock clock;
    QQuickWindow window;
    SandGlass glass;

    Scene()
    {
        window.setColor(table);
        window.resize(160, 240);
        glass.setParentItem(window.contentItem());
        glass.setPosition({20, 20});
        glass.setSize({120, 200});
        glass.setProperty("sand", QColor(0x6c, 0x4a, 0x8e));
        glass.setProperty("glow", QColor(0x9b, 0x78, 0xc4));
        glass.setProperty("brass", QColor(0xc9, 0xa1, 0x4a));
        glass.setProperty("brassBright", QColor(0xe9, 0xc8, 0x77));
        glass.setProperty("glass", QColor(0xef, 0xe3, 0xc8));
        glass.setProperty("shadow", QColor(0, 0, 0, 153));
        glass.setDuration(45'000);
        glass.setClock(&clock);
    }

    bool show()
    {
        window.show();
        return QTest::qWaitForWindowExposed(&window);
    }

    /// As it is, and not as a new picture of the window would be.
    QImage onScreen() { return window.screen()->grabWindow(window.winId()).toImage(); }

    /// Whether any frame is drawn when nobody does anything, once those already asked for are through.
    bool drawsByItself()
    {
        QSignalSpy frames(&window, &QQuickWindow::frameSwapped);
        while (frames.wait(aMoment) && frames.size() < 5) { }
        return frames.size() >= 5;
    }
};

QImage pictureAt(qint64 time)
{
    Scene scene;
    scene.clock.time = time;
    scene.clock.runs = false;
    return scene.show() ? scene.window.grabWindow() : QImage();
}

double meanDifference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            sum += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
        }
    return sum / (3.0 * a.width() * a.height());
}

} // namespace

class SandGlassTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void sandIsWhatTheClockSaysHoweverFewFramesWereDrawn()
    {
        Scene scene;
        QVERIFY(scene.show());
        QSignalSpy frames(&scene.window, &QQuickWindow::frameSwapped);
        QVERIFY(frames.wait());
        const QImage before = scene.window.grabWindow();
        // Twenty seconds without a single frame; nobody is told.
        scene.clock.time = 20'000;
        QVERIFY(frames.wait());
        QVERIFY(frames.wait());
        const QImage after = scene.window.grabWindow();
        QVERIFY(meanDifference(before, after) > 1);
        QCOMPARE(meanDifference(after, pictureAt(20'000)), 0.0);
    }

    void sandDoesNotMoveWhileFramesAreDrawnAndTheClockStands()
    {
        Scene scene;
        scene.clock.time = 12'345;
        QVERIFY(scene.show());
        const QImage before = scene.window.grabWindow();
        QSignalSpy frames(&scene.window, &QQuickWindow::frameSwapped);
        for (int frame = 0; frame < 10; ++frame)
            QVERIFY(frames.wait());
        QCOMPARE(meanDifference(before, scene.window.grabWindow()), 0.0);
    }

    void aRunningGlassAsksForFrames()
    {
        Scene scene;
        QVERIFY(scene.show());
        QVERIFY(scene.drawsByItself());
    }

    void aGlassMadeInItsWindowAsksForFramesToo()
    {
        Scene scene;
        scene.glass.setVisible(false);
        SandGlass second(scene.window.contentItem());
        second.setSize({60, 100});
        second.setClock(&scene.clock);
        QVERIFY(scene.show());
        QVERIFY(scene.drawsByItself());
    }

    void aStoppedClockAsksForNone()
    {
        Scene scene;
        scene.clock.runs = false;
        QVERIFY(scene.show());
        QVERIFY(!scene.drawsByItself());
        scene.clock.runs = true;
        Q_EMIT scene.clock.changed();
        QVERIFY(scene.drawsByItself());
    }

    void aGlassOnItsSideAsksForNone()
    {
        Scene scene;
        scene.glass.setTip(1);
        QVERIFY(scene.show());
        QVERIFY(!scene.drawsByItself());
    }

    void aHiddenGlassAsksForNone()
    {
        Scene scene;
        scene.glass.setVisible(false);
        QVERIFY(scene.show());
        QVERIFY(!scene.drawsByItself());
    }

    void aGlassThatHasRunOutBreathesUnlessMotionIsReduced()
    {
        Scene scene;
        scene.clock.time = 46'000;
        QVERIFY(scene.show());
        QVERIFY(scene.drawsByItself());
        scene.glass.setReducedMotion(true);
        QVERIFY(!scene.drawsByItself());
    }

    void aBreathingGlassMayBecomeAnotherSizeOrColour()
    {
        Scene scene;
        scene.clock.time = 46'300;
        QVERIFY(scene.show());
        const QImage before = scene.window.grabWindow();
        scene.glass.setSize({96, 160});
        scene.window.grabWindow();
        scene.glass.setProperty("glow", QColor(0x6f, 0xb5, 0x8a));
        QVERIFY(scene.window.grabWindow() != before);
        scene.glass.setProperty("glow", QColor(0x9b, 0x78, 0xc4));
        scene.glass.setSize({120, 200});
        QCOMPARE(scene.window.grabWindow(), before);
    }

    void runningOutIsToldOnceForEachFlip()
    {
        Scene scene;
        QSignalSpy ranOut(&scene.glass, &SandGlass::ranOut);
        QVERIFY(scene.show());
        QCOMPARE(scene.glass.secondsLeft(), 45);
        scene.clock.time = 44'001;
        QTRY_COMPARE(scene.glass.secondsLeft(), 1);
        QCOMPARE(ranOut.size(), 0);
        scene.clock.time = 45'000;
        QVERIFY(ranOut.wait());
        QCOMPARE(scene.glass.secondsLeft(), 0);
        QVERIFY(scene.drawsByItself());
        QCOMPARE(ranOut.size(), 1);
        scene.clock.time = 50'000;
        scene.glass.setFlippedAt(50'000);
        QCOMPARE(scene.glass.secondsLeft(), 45);
        scene.clock.time = 99'000;
        QVERIFY(ranOut.wait());
        QCOMPARE(ranOut.size(), 2);
    }

    void aGlassWithoutAClockIsEmptyAndStill()
    {
        Scene scene;
        scene.glass.setClock(nullptr);
        QVERIFY(scene.show());
        QVERIFY(!scene.drawsByItself());
        QCOMPARE(scene.glass.secondsLeft(), 0);
    }

    /// A renderer that repaints only what has changed may miss something.
    void aGlassThatBreathesGrowsMovesAndStopsLeavesNothingBehind()
    {
        Scene scene;
        scene.clock.time = 44'000;
        QVERIFY(scene.show());
        QSignalSpy frames(&scene.window, &QQuickWindow::frameSwapped);
        QVERIFY(frames.wait());
        scene.clock.time = 45'400; // run out, in the middle of a breath
        QVERIFY(frames.wait());
        QVERIFY(frames.wait());
        for (const int size : {40, 60, 80}) {
            scene.glass.setSize({size * 1.0, size * 1.5});
            QVERIFY(frames.wait());
        }
        scene.glass.setPosition({70, 110});
        QVERIFY(frames.wait());
        scene.clock.runs = false;
        Q_EMIT scene.clock.changed();
        while (frames.wait(aMoment)) { }
        QCOMPARE(meanDifference(scene.onScreen(), scene.window.grabWindow()), 0.0);
    }

    void whatBeginsLaterBeginsInItsPlace()
    {
        Scene running;
        QVERIFY(running.show());
        QSignalSpy frames(&running.window, &QQuickWindow::frameSwapped);
        QVERIFY(frames.wait());
        // The last grains fall, the stream ends, the glass breathes.
        running.clock.time = 45'400;
        QVERIFY(frames.wait());
        QVERIFY(frames.wait());
        Scene fresh;
        fresh.clock.time = 45'400;
        QVERIFY(fresh.show());
        QCOMPARE(meanDifference(running.window.grabWindow(), fresh.window.grabWindow()), 0.0);
    }

    void whatTheWindowShowsIsWhatThePainterPaints()
    {
        Scene scene;
        scene.clock.time = 15'000;
        scene.clock.runs = false;
        QVERIFY(scene.show());
        const QImage shown = scene.window.grabWindow().convertToFormat(QImage::Format_RGB32);
        const double ratio = scene.window.effectiveDevicePixelRatio();

        SandMoment moment;
        moment.now = 15'000;
        moment.duration = 45'000;
        moment.remaining = 30'000;
        const SandLook look = lookOf(moment);
        const GlassColours colours{{0x6c / 255.F, 0x4a / 255.F, 0x8e / 255.F},
            {0x9b / 255.F, 0x78 / 255.F, 0xc4 / 255.F}, {0xc9 / 255.F, 0xa1 / 255.F, 0x4a / 255.F},
            {0xe9 / 255.F, 0xc8 / 255.F, 0x77 / 255.F}, {0xef / 255.F, 0xe3 / 255.F, 0xc8 / 255.F}, {0, 0, 0, 0.6F}};
        const GlassGrid grid = GlassGrid::of(100 * ratio);
        QImage body;
        paintSand(body, grid, GlassLayers::shade(grid, lightFor(0), colours), look, colours);
        QImage strip;
        const QRect rect = streamRect(grid, look);
        paintStream(strip, rect, grid, look, colours);
        QImage painted(shown.size(), QImage::Format_RGB32);
        painted.fill(table);
        QPainter painter(&painted);
        const QPoint corner(painted.width() / 2 - grid.size.width() / 2, painted.height() / 2 - grid.size.height() / 2);
        painter.drawImage(corner, body);
        painter.drawImage(corner + rect.topLeft(), strip);
        painter.end();
        QVERIFY2(meanDifference(shown, painted) < 0.6, qPrintable(QString::number(meanDifference(shown, painted))));
    }
};

QTEST_MAIN(SandGlassTest)
#include "tst_sand_glass.moc"

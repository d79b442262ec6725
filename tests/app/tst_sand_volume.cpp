// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/glass_profile.h"
#include "sand/sand_look.h"
#include "sand/sand_volume.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

using namespace sandglass::app;
using std::numbers::pi;

namespace {

constexpr int steps = 200;

double share(int step)
{
    return static_cast<double>(step) / steps;
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

/// The volume of sand in a bulb, point by point from the surface that is drawn: nothing of sand_volume.cpp is in it.
/// `side` is -1 for the bulb at the top of an unturned glass.
double volumeDrawn(const SandSurface& surface, int side)
{
    constexpr int slices = 240;
    constexpr int fine = 50;
    double volume = 0;
    for (int i = 0; i < slices; ++i) {
        const double height = (i + 0.5) / slices * bulbHeight();
        const double radius = innerRadius(height);
        const double cell = radius / fine;
        for (int j = -fine; j < fine; ++j) {
            const double x = (j + 0.5) * cell;
            for (int k = 0; k < fine; ++k) {
                const double z = (k + 0.5) * cell;
                if (x * x + z * z > radius * radius)
                    continue;
                const double level =
                    x * static_cast<double>(surface.up.x) + side * height * static_cast<double>(surface.up.y);
                const double aside = std::hypot(x, z);
                const double soft = std::sqrt(aside * aside + tipSoftness() * tipSoftness()) - tipSoftness();
                if (level < static_cast<double>(surface.offset) + static_cast<double>(surface.slope) * soft
                    && level < static_cast<double>(surface.limit))
                    volume += 2 * cell * cell * bulbHeight() / slices;
            }
        }
    }
    return volume;
}

SandMoment momentWith(double left)
{
    SandMoment moment;
    moment.duration = 180'000;
    moment.remaining = static_cast<std::int64_t>(left * 180'000);
    moment.running = true;
    return moment;
}

} // namespace

class SandVolumeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void theGlassIsWideInItsBelliesAndNarrowInItsNeck()
    {
        QVERIFY(innerRadius(0) > 0);
        QVERIFY(innerRadius(0) < innerRadius(bulbHeight() / 2) / 10);
        for (double height = 0; height <= bulbHeight(); height += 0.01)
            QVERIFY2(innerRadius(height) > 0, qPrintable(QString::number(height)));
    }

    void aCylinderOfLevelSandHasTheVolumeOfTheGlassBelowIt()
    {
        double volume = 0;
        const double slice = 1e-5;
        for (double height = slice / 2; height < fullHeight; height += slice)
            volume += pi * innerRadius(height) * innerRadius(height) * slice;
        QVERIFY(near(sandVolume(), volume, volume * 0.002));
        QVERIFY(near(funnelVolume(fullHeight), volume, volume * 0.002));
    }

    void theShareAboveAndTheShareBelowAreAlwaysAllTheSand()
    {
        for (int step = 0; step <= steps; ++step) {
            const double above = funnelVolume(funnelMiddle(share(step)));
            const double below = heapVolume(heapPeak(1 - share(step)));
            QVERIFY2(near(above + below, sandVolume(), sandVolume() * 0.001), qPrintable(QString::number(share(step))));
        }
    }

    void whatIsAskedForIsWhatLiesThere()
    {
        for (int step = 0; step <= steps; ++step) {
            const double wanted = share(step) * sandVolume();
            QVERIFY(near(funnelVolume(funnelMiddle(share(step))), wanted, sandVolume() * 0.0005));
            QVERIFY(near(heapVolume(heapPeak(share(step))), wanted, sandVolume() * 0.0005));
            for (const double lean : {0.3, pi / 4, pi / 2, 2.5})
                QVERIFY(near(levelVolume(lean, levelOffset(lean, share(step))), wanted, sandVolume() * 0.001));
        }
    }

    void surfacesSinkAndRiseWithoutEverTurningBack()
    {
        for (int step = 1; step <= steps; ++step) {
            QVERIFY(funnelMiddle(share(step)) > funnelMiddle(share(step - 1)));
            QVERIFY(heapPeak(share(step)) > heapPeak(share(step - 1)));
            QVERIFY(funnelRim(funnelMiddle(share(step))) + 1e-4 >= funnelRim(funnelMiddle(share(step - 1))));
            QVERIFY(levelOffset(pi / 2, share(step)) > levelOffset(pi / 2, share(step - 1)));
        }
    }

    void allTheSandFitsUnderTheNeckAndUnderTheCap()
    {
        QVERIFY(heapPeak(1) < bulbHeight() - 0.1);
        QVERIFY(funnelMiddle(1) <= fullHeight);
        QVERIFY(fullHeight < bulbHeight() - 0.1);
    }

    void theDrawnSurfacesHoldTheShareOfTimeLeft_data()
    {
        QTest::addColumn<double>("left");
        QTest::addColumn<double>("tip");
        for (const double left : {1.0, 0.9, 0.75, 0.5, 0.25, 0.1, 0.0})
            for (const double tip : {0.0, 1.0})
                QTest::addRow("%g left, tipped %g", left, tip) << left << tip;
    }

    void theDrawnSurfacesHoldTheShareOfTimeLeft()
    {
        QFETCH(double, left);
        QFETCH(double, tip);
        SandMoment moment = momentWith(left);
        moment.tip = tip;
        const SandLook look = lookOf(moment);
        QVERIFY(near(volumeDrawn(look.upper, -1) / sandVolume(), left, 0.01));
        QVERIFY(near(volumeDrawn(look.lower, 1) / sandVolume(), 1 - left, 0.01));
    }

    void aTurningGlassKeepsItsSand()
    {
        SandMoment moment = momentWith(1);
        for (double flight = 0; flight <= 1; flight += 0.125) {
            moment.flight = flight;
            const double above = volumeDrawn(lookOf(moment).upper, -1) / sandVolume();
            QVERIFY2(near(above, 1, 0.06), qPrintable(QString::number(above)));
        }
    }
};

QTEST_GUILESS_MAIN(SandVolumeTest)
#include "tst_sand_volume.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sand on the board is the match's time at every frame, whatever frames came before.
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

using namespace sandglass;
using test::pendulumMoment;
using Table = test::PendulumTable;

class TestPendulumSand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void framesThatAreSkippedOrStoppedChangeNothing()
    {
        const QVariantMap running{{QStringLiteral("running"), true}};
        Table often(pendulumMoment(3, "middle", running));
        Table seldom(pendulumMoment(3, "middle", running));
        const QList<QImage> before = glasses(often);
        QCOMPARE(glasses(seldom), before);
        // A frame every quarter of a second here, one after five seconds there.
        for (int i = 0; i < 20; ++i) {
            often.match().wait(250);
            often.stage.view().grabWindow();
        }
        seldom.match().wait(5000);
        QCOMPARE(glasses(often), glasses(seldom));
        QVERIFY(glasses(often) != before);
        // Frames without time in between show the same sand.
        const QList<QImage> now = glasses(often);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(glasses(often), now);
    }

    void whatIsShownIsWhatTheEngineSaysIsLeft()
    {
        Table table(pendulumMoment(3, "middle"));
        for (int i = 0; i < 30; ++i) {
            table.match().wait(7000);
            for (const app::PendulumTimer* timer : table.model().timers()) {
                const qint64 left = std::max<qint64>(0, timer->flippedAt() + timer->duration() - table.match().now());
                const QQuickItem* glass = table.stage.find(QStringLiteral("glass %1").arg(timer->area()));
                QCOMPARE(glass->property("runOut").toBool(), left == 0);
                QCOMPARE(timer->runOut(), left == 0);
            }
        }
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    static QList<QImage> glasses(Table& table)
    {
        const QImage whole = table.stage.view().grabWindow();
        QList<QImage> parts;
        for (int area = 0; area < 3; ++area) {
            const QQuickItem* glass = table.stage.find(QStringLiteral("glass %1").arg(area));
            parts.append(whole.copy(glass->mapRectToScene({0, 0, glass->width(), glass->height()}).toRect()));
        }
        return parts;
    }
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    TestPendulumSand test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_sand.moc"

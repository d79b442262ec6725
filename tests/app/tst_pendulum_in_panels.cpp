// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pendulum's panels on a desktop: what one can do now, and the rivals.
#include "docks/dock_area.h"
#include "pendulum/pendulum_model.h"
#include "play/offer_walk.h"
#include "played_pendulum.h"
#include "support/fingers.h"
#include "support/strict_messages.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using test::handOver;
using test::PlayedWindow;
using test::start;
using test::waitForMyTurn;

class TestPendulumInPanels : public QObject {
    Q_OBJECT

    static OfferWalk& keys(PlayedWindow& play)
    {
        return *play.item(u"part board"_s)->property("keys").value<OfferWalk*>();
    }

    static QQuickItem* tile(PlayedWindow& play, int number)
    {
        return test::findItem(*play.item(u"now"_s), u"tile %1"_s.arg(number));
    }

private Q_SLOTS:
    void initTestCase() { test::watchMessages(); }

    /// Moves that are alike share a tile, and arrows walk them; what is asked lies there as well as on the leaf.
    void whatCanBeDoneNowLiesInAPanel()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        QVERIFY(waitForMyTurn(play));
        QTRY_VERIFY(tile(play, 0));
        QVERIFY(!tile(play, 1)); // in the opening one places, and nothing else
        QCOMPARE(keys(play).text(), QString());
        play.click(*tile(play, 0));
        QCOMPARE(keys(play).verb(), u"place"_s);
        QSignalSpy accepted(play.host(), &Host::accepted);
        play.key(Qt::Key_Return);
        QTRY_VERIFY(!accepted.isEmpty());
        QCOMPARE(accepted.first()[1].toInt(), 0);
    }

    void aRivalsWholeMatIsLookedAtUntilEsc()
    {
        PlayedWindow play({});
        QVERIFY(start(play));
        const auto large = [&] {
            for (int seat = 0; seat < 3; ++seat)
                if (test::findItem(*play.item(u"part mine"_s), u"mat %1"_s.arg(seat)))
                    return seat;
            return -1;
        };
        QTRY_COMPARE(large(), 0);
        play.click(*test::findItem(*play.item(u"part rivals"_s), u"mat 2"_s));
        QTRY_COMPARE(large(), 2);
        // The own one lies among the small ones meanwhile.
        QTRY_VERIFY(test::findItem(*play.item(u"part rivals"_s), u"mat 0"_s));
        play.key(Qt::Key_Escape);
        QTRY_COMPARE(large(), 0);
    }

    /// SANDGLASS_PICTURES=FOLDER: a match from its opening to its end, as whoever sits at a desktop sees it.
    void aMatchToLookAt_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)})
            QTest::addRow("%d", size.width()) << size;
    }
    void aMatchToLookAt()
    {
        const QString folder = qEnvironmentVariable("SANDGLASS_PICTURES");
        if (folder.isEmpty())
            QSKIP("nobody looks");
        QFETCH(QSize, size);
        PlayedWindow play({});
        play.window().resize(size);
        QVERIFY(start(play));
        int picture = 0;
        const auto look = [&] {
            PlayedWindow::settle();
            const QString name = u"%1/desk-%2-%3.png"_s.arg(folder).arg(size.width()).arg(picture++, 2, 10, u'0');
            QVERIFY(play.window().grabWindow().save(name));
        };
        QVERIFY(waitForMyTurn(play));
        look();
        play.key(Qt::Key_Down);
        look();
        QVERIFY(handOver(play, u"normal"_s));
        QSignalSpy ended(play.host(), &Host::ended);
        for (int minute = 0; minute < 120 && ended.isEmpty(); ++minute) {
            play.pass(60'000);
            if (minute % 4 == 1)
                look();
        }
        look();
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    // Quicker where there is no graphics card; the scenes are painted with both renderers.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    DockArea::prepare();
    TestPendulumInPanels test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_in_panels.moc"

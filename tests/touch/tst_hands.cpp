// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Between a real window and its items: what is no finger is let go without having done anything, and a waking touch
// does nothing else.
#include "support/fingers.h"
#include "touch/hands.h"

#include <QtQml/QQmlComponent>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass::test;
using sandglass::touch::Hands;
using sandglass::touch::Limits;

namespace {

constexpr auto threeThings = R"(
import QtQuick
import Sandglass.Components
Item {
    width: 900; height: 300
    Touchable { objectName: "button"; width: 300; height: 300 }
    Touchable { objectName: "piece"; x: 300; width: 300; height: 300; draggable: true; slack: 10 }
    Item {
        readonly property bool holds: true
        x: 600; width: 300; height: 300
        Touchable { objectName: "screen"; anchors.fill: parent }
    }
    // Lies over all of it and hears nothing, as what a seat is told lies over its mat.
    Item { anchors.fill: parent }
}
)";

struct Stage {
    Stage()
    {
        QQmlComponent component(view.engine());
        component.setData(threeThings, {});
        view.setContent({}, &component, component.create());
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("there is no window");
        button = findItem(*view.rootObject(), u"button"_s);
        piece = findItem(*view.rootObject(), u"piece"_s);
        screen = findItem(*view.rootObject(), u"screen"_s);
        hands.setWindow(&view);
    }

    QQuickView view;
    Hands hands;
    QQuickItem* button = nullptr;
    QQuickItem* piece = nullptr;
    QQuickItem* screen = nullptr;
};

/// Of things that rest at once, so that no test waits.
Limits impatient()
{
    Limits limits;
    limits.restTime = 1;
    return limits;
}

/// Of tests whose fingers are all quicker than people's.
Limits patient()
{
    Limits limits;
    limits.palmPoints = 99;
    limits.flickerPresses = 99;
    return limits;
}

} // namespace

class TestHands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void fingersGoThrough()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.button, SIGNAL(tapped(QPointF)));
        const QSignalSpy dropped(stage.piece, SIGNAL(dropped(QPointF, QPointF)));
        const QSignalSpy touched(&stage.hands, &Hands::touched);
        fingers.tap(1, *stage.button);
        fingers.press(2, *stage.piece);
        fingers.move(2, QPointF(450, 250));
        fingers.release(2);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(dropped.size(), 1);
        QVERIFY(touched.size() > 0);
        QVERIFY(stage.hands.lying().isEmpty());
    }

    void whatRestsIsLetGoWithoutATapAndOthersPlayOn()
    {
        Stage stage;
        stage.hands.setLimits(impatient());
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.button, SIGNAL(tapped(QPointF)));
        fingers.press(1, *stage.button);
        QTRY_COMPARE(stage.hands.lying().size(), 1);
        QTRY_VERIFY(!stage.button->property("pressed").toBool());
        const QSignalSpy dropped(stage.piece, SIGNAL(dropped(QPointF, QPointF)));
        fingers.press(2, *stage.piece);
        fingers.move(2, QPointF(450, 250));
        fingers.release(2);
        QCOMPARE(dropped.size(), 1);
        fingers.release(1);
        QCOMPARE(tapped.size(), 0);
        QVERIFY(stage.hands.lying().isEmpty());
    }

    void whatIsThereToBeHeldIsHeld()
    {
        Stage stage;
        stage.hands.setLimits(impatient());
        Fingers fingers(stage.view);
        fingers.press(1, *stage.screen);
        fingers.press(2, *stage.button);
        QTRY_COMPARE(stage.hands.lying().size(), 1);
        QVERIFY(stage.screen->property("pressed").toBool());
    }

    void aPalmTapsNothing()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.button, SIGNAL(tapped(QPointF)));
        for (int point = 0; point < 4; ++point)
            fingers.press(point, QPointF(100 + 20 * point, 100));
        QVERIFY(!stage.button->property("pressed").toBool());
        for (int point = 0; point < 4; ++point)
            fingers.release(point);
        QCOMPARE(tapped.size(), 0);
    }

    void onePersonsPalmLeavesAnothersPieceInTheHand()
    {
        Stage stage;
        Fingers fingers(stage.view);
        fingers.press(9, *stage.piece);
        fingers.move(9, QPointF(450, 250));
        // Qt hands moves on with the next frame.
        QTRY_VERIFY(stage.piece->property("dragged").toBool());
        for (int point = 0; point < 4; ++point)
            fingers.press(point, QPointF(100 + 20 * point, 100));
        QVERIFY(stage.piece->property("dragged").toBool());
        const QSignalSpy dropped(stage.piece, SIGNAL(dropped(QPointF, QPointF)));
        fingers.release(9);
        QCOMPARE(dropped.size(), 1);
    }

    void aGlassOnASleepingTableWakesNobodyAndKeepsNobodyFromWakingIt()
    {
        Stage stage;
        Limits limits = patient();
        limits.restTime = 250;
        stage.hands.setLimits(limits);
        stage.hands.setAsleep(true);
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.button, SIGNAL(tapped(QPointF)));
        const QSignalSpy woken(&stage.hands, &Hands::woken);
        connect(&stage.hands, &Hands::woken, &stage.hands, [&hands = stage.hands] { hands.setAsleep(false); });
        constexpr int glass = 9;
        fingers.press(glass, *stage.button, QPointF(20, 20));
        QTRY_COMPARE(stage.hands.lying().size(), 1);
        QCOMPARE(woken.size(), 0);
        fingers.tap(1, *stage.piece);
        QCOMPARE(woken.size(), 1);
        // It still stands there, and nobody waits for it.
        fingers.tap(1, *stage.button);
        QCOMPARE(tapped.size(), 1);
        fingers.release(glass);
        QCOMPARE(tapped.size(), 1);
    }

    void aGlassThatIsTakenFromASleepingTableDoesNotWakeIt()
    {
        Stage stage;
        Limits limits = patient();
        limits.restTime = 50;
        stage.hands.setLimits(limits);
        stage.hands.setAsleep(true);
        Fingers fingers(stage.view);
        const QSignalSpy woken(&stage.hands, &Hands::woken);
        fingers.press(9, *stage.button);
        QTRY_COMPARE(stage.hands.lying().size(), 1);
        fingers.release(9);
        QCOMPARE(woken.size(), 0);
    }

    void whatIsHeldWhenTheTableAsksIsLetGo()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.screen, SIGNAL(tapped(QPointF)));
        fingers.press(1, *stage.screen);
        QVERIFY(stage.screen->property("pressed").toBool());
        stage.hands.setAsleep(true);
        QVERIFY(!stage.screen->property("pressed").toBool());
        stage.hands.setAsleep(false);
        fingers.release(1);
        QCOMPARE(tapped.size(), 0);
        fingers.tap(1, *stage.screen);
        QCOMPARE(tapped.size(), 1);
    }

    void aCancelTakesBackThatFingersPullAndNoOneElses()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy dropped(stage.piece, SIGNAL(dropped(QPointF, QPointF)));
        const QSignalSpy tapped(stage.button, SIGNAL(tapped(QPointF)));
        fingers.press(1, *stage.piece);
        fingers.press(2, *stage.button);
        fingers.move(1, QPointF(450, 250));
        QTRY_VERIFY(stage.piece->property("dragged").toBool());
        fingers.cancel(1);
        QVERIFY(!stage.piece->property("dragged").toBool());
        QCOMPARE(dropped.size(), 0);
        QVERIFY(stage.button->property("pressed").toBool());
        fingers.release(2);
        QCOMPARE(tapped.size(), 1);
        fingers.tap(3, *stage.button);
        QCOMPARE(tapped.size(), 2);
    }

    void theArrowIsThereForAMouseAlone()
    {
        Stage stage;
        QCOMPARE(stage.view.cursor().shape(), Qt::BlankCursor);
        QTest::mouseMove(&stage.view, {10, 10});
        QTest::mouseMove(&stage.view, {20, 20});
        QTRY_COMPARE(stage.view.cursor().shape(), Qt::ArrowCursor);
        Fingers fingers(stage.view);
        fingers.tap(1, *stage.button);
        QCOMPARE(stage.view.cursor().shape(), Qt::BlankCursor);
        stage.hands.setProperty("active", false);
        QCOMPARE(stage.view.cursor().shape(), Qt::ArrowCursor);
    }

    void theWakingTouchDoesNothingElse()
    {
        Stage stage;
        stage.hands.setLimits(patient());
        stage.hands.setAsleep(true);
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.button, SIGNAL(tapped(QPointF)));
        QSignalSpy woken(&stage.hands, &Hands::woken);
        connect(&stage.hands, &Hands::woken, &stage.hands, [&hands = stage.hands] { hands.setAsleep(false); });
        fingers.press(1, *stage.button);
        fingers.press(2, *stage.piece);
        fingers.release(1);
        QCOMPARE(woken.size(), 1);
        // Until all fingers are off, also those that come meanwhile.
        fingers.tap(3, *stage.button);
        fingers.release(2);
        QCOMPARE(tapped.size(), 0);
        fingers.tap(1, *stage.button);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(woken.size(), 1);
    }
};

QTEST_MAIN(TestHands)
#include "tst_hands.moc"

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fingers.h"

#include <QtGui/QPointingDevice>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass::test;

namespace {

/// Two things to touch side by side, the left one to be pulled.
constexpr auto twoThings = R"(
import QtQuick
import Sandglass.Components
Item {
    width: 400; height: 200
    Touchable { objectName: "left"; width: 200; height: 200; draggable: true; slack: 10 }
    Touchable { objectName: "right"; x: 200; width: 200; height: 200 }
}
)";

struct Stage {
    Stage()
    {
        QQmlComponent component(view.engine());
        component.setData(twoThings, {});
        view.setContent({}, &component, component.create());
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("there is no window");
        left = findItem(*view.rootObject(), u"left"_s);
        right = findItem(*view.rootObject(), u"right"_s);
    }

    QQuickView view;
    QQuickItem* left = nullptr;
    QQuickItem* right = nullptr;
};

} // namespace

class TouchableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyFingerOnOneThingTapsForItself()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.right, SIGNAL(tapped(QPointF)));
        for (int finger = 0; finger < 5; ++finger)
            fingers.press(finger, QPointF(220 + finger * 30, 100));
        QVERIFY(stage.right->property("pressed").toBool());
        for (int finger = 0; finger < 5; ++finger)
            fingers.release(finger);
        QCOMPARE(tapped.size(), 5);
        for (int finger = 0; finger < 5; ++finger)
            QCOMPARE(tapped[finger][0].toPointF(), QPointF(220 + finger * 30, 100));
        QVERIFY(!stage.right->property("pressed").toBool());
    }

    void aFingerLiftedElsewhereDoesNotTap()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy tapped(stage.right, SIGNAL(tapped(QPointF)));
        fingers.press(0, QPointF(300, 100));
        fingers.move(0, QPointF(100, 100));
        fingers.release(0);
        QCOMPARE(tapped.size(), 0);
        // What is not pulled may be strayed on.
        fingers.press(0, QPointF(300, 100));
        fingers.move(0, QPointF(350, 150));
        fingers.release(0);
        QCOMPARE(tapped.size(), 1);
    }

    void aPullIsNotLostToOtherFingers()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy pulled(stage.left, SIGNAL(pulled()));
        const QSignalSpy dropped(stage.left, SIGNAL(dropped(QPointF, QPointF)));
        const QSignalSpy tapped(stage.right, SIGNAL(tapped(QPointF)));
        const QSignalSpy tappedLeft(stage.left, SIGNAL(tapped(QPointF)));
        fingers.press(0, QPointF(50, 100));
        fingers.move(0, QPointF(55, 100));
        QCOMPARE(pulled.size(), 0);
        fingers.move(0, QPointF(90, 110));
        QTRY_COMPARE(pulled.size(), 1); // Qt tells moves once a frame
        QCOMPARE(stage.left->property("way").toPointF(), QPointF(40, 10));
        // Another hand taps beside it, one taps the piece itself, one strays over it.
        fingers.press(1, QPointF(300, 100));
        fingers.press(2, QPointF(20, 20));
        fingers.move(1, QPointF(100, 100));
        fingers.move(1, QPointF(310, 100));
        fingers.release(1);
        fingers.release(2);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(tappedLeft.size(), 1);
        QVERIFY(stage.left->property("dragged").toBool());
        fingers.move(0, QPointF(390, 190));
        QTRY_COMPARE(stage.left->property("way").toPointF(), QPointF(340, 90));
        fingers.release(0);
        QCOMPARE(dropped.size(), 1);
        QCOMPARE(dropped[0][0].toPointF(), QPointF(390, 190));
        QCOMPARE(stage.left->property("way").toPointF(), QPointF());
        QVERIFY(!stage.left->property("dragged").toBool());
    }

    void fingersThatMoveInOneFrameAllMove()
    {
        Stage stage;
        Fingers fingers(stage.view);
        stage.right->setProperty("draggable", true);
        fingers.press(0, QPointF(50, 100));
        fingers.press(1, QPointF(250, 100));
        fingers.move(0, QPointF(50, 150));
        fingers.move(1, QPointF(250, 160));
        QTRY_COMPARE(stage.left->property("way").toPointF(), QPointF(0, 50));
        QTRY_COMPARE(stage.right->property("way").toPointF(), QPointF(0, 60));
    }

    void whatDisappearsUnderAFingerIsLetGo()
    {
        Stage stage;
        Fingers fingers(stage.view);
        const QSignalSpy abandoned(stage.left, SIGNAL(abandoned()));
        const QSignalSpy dropped(stage.left, SIGNAL(dropped(QPointF, QPointF)));
        fingers.press(0, QPointF(50, 100));
        fingers.move(0, QPointF(90, 100));
        QTRY_VERIFY(stage.left->property("dragged").toBool());
        stage.left->setVisible(false);
        QCOMPARE(abandoned.size(), 1);
        QVERIFY(!stage.left->property("pressed").toBool());
        fingers.release(0);
        QCOMPARE(dropped.size(), 0);
        stage.left->setVisible(true);
        const QSignalSpy tapped(stage.left, SIGNAL(tapped(QPointF)));
        fingers.press(0, QPointF(50, 100));
        fingers.release(0);
        QCOMPARE(tapped.size(), 1);
    }

    void aMouseTapsAndPulls()
    {
        Stage stage;
        const QSignalSpy tapped(stage.right, SIGNAL(tapped(QPointF)));
        const QSignalSpy dropped(stage.left, SIGNAL(dropped(QPointF, QPointF)));
        QTest::mouseClick(&stage.view, Qt::LeftButton, {}, {300, 100});
        QCOMPARE(tapped.size(), 1);
        QTest::mousePress(&stage.view, Qt::LeftButton, {}, {50, 100});
        QTest::mouseMove(&stage.view, {100, 100});
        QTRY_VERIFY(stage.left->property("dragged").toBool());
        QTest::mouseRelease(&stage.view, Qt::LeftButton, {}, {150, 100});
        QCOMPARE(dropped.size(), 1);
        QCOMPARE(tapped.size(), 1);
    }
};

QTEST_MAIN(TouchableTest)
#include "tst_touchable.moc"

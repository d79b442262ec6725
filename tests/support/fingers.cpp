// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fingers.h"

#include "support/items.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPointingDevice>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>
#include <QtQuickTest/quicktest.h>
#include <QtTest/QTest>

namespace sandglass::test {

namespace {

// One screen for the whole program, as a table has; Qt keeps it.
QPointingDevice* touchScreen()
{
    static QPointingDevice* const screen = QTest::createTouchDevice();
    return screen;
}

// A person touches what they see: things that have just come are laid out by then.
QPointF placeOf(QQuickWindow& window, const QQuickItem& item, QPointF inItem)
{
    if (!QQuickTest::qWaitForPolish(&window))
        QTest::qFail("the window is not laid out", __FILE__, __LINE__);
    return item.mapToScene(inItem);
}

QPointF middleOf(const QQuickItem& item)
{
    return {item.width() / 2, item.height() / 2};
}

} // namespace

Fingers::Fingers(QQuickWindow& window)
    : m_window(window)
    , m_events(QTest::touchEvent(&window, touchScreen(), false))
{
}

Fingers::~Fingers()
{
    for (const int finger : m_down.keys())
        release(finger);
}

void Fingers::press(int finger, const QQuickItem& item)
{
    press(finger, item, middleOf(item));
}

void Fingers::press(int finger, const QQuickItem& item, QPointF inItem)
{
    press(finger, placeOf(m_window, item, inItem));
}

void Fingers::press(int finger, QPointF inScene)
{
    send(finger, Change::Press, inScene.toPoint());
}

void Fingers::move(int finger, const QQuickItem& item, QPointF inItem)
{
    move(finger, placeOf(m_window, item, inItem));
}

void Fingers::move(int finger, QPointF inScene)
{
    send(finger, Change::Move, inScene.toPoint());
}

void Fingers::release(int finger)
{
    send(finger, Change::Release, m_down.value(finger));
}

void Fingers::cancel(int finger)
{
    const QPointF position = m_down.take(finger);
    const QEventPoint point(finger, QEventPoint::Stationary, position, m_window.mapToGlobal(position));
    QTouchEvent event(QEvent::TouchCancel, touchScreen(), Qt::NoModifier, {point});
    QCoreApplication::sendEvent(&m_window, &event);
}

void Fingers::tap(int finger, const QQuickItem& item)
{
    press(finger, item);
    release(finger);
}

void Fingers::send(int finger, Change change, QPoint position)
{
    for (const int other : m_down.keys()) {
        if (other != finger)
            m_events.stationary(other);
    }
    switch (change) {
    case Change::Press:
        m_events.press(finger, position, &m_window);
        m_down.insert(finger, position);
        break;
    case Change::Move:
        m_events.move(finger, position, &m_window);
        m_down.insert(finger, position);
        break;
    case Change::Release:
        m_events.release(finger, position, &m_window);
        m_down.remove(finger);
        break;
    }
    m_events.commit();
}

QQuickItem* findItem(QQuickItem& root, const QString& objectName)
{
    return findVisible(&root, [&](const QQuickItem& item) { return item.objectName() == objectName; });
}

} // namespace sandglass::test

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QMap>
#include <QtCore/QPoint>
#include <QtCore/QPointF>
#include <QtCore/QString>
#include <QtTest/QTest>

class QQuickItem;
class QQuickWindow;

namespace sandglass::test {

/// Fingers on a real window, as many at once as a test wants. Each call is one touch event in which the other fingers
/// that are down stay where they are, as a touch screen reports them.
/// Positions are in an item's own coordinates, so a seat turned to its edge is touched as its person touches it.
class Fingers {
public:
    explicit Fingers(QQuickWindow& window);
    ~Fingers();
    Fingers(const Fingers&) = delete;
    Fingers& operator=(const Fingers&) = delete;

    void press(int finger, const QQuickItem& item);
    void press(int finger, const QQuickItem& item, QPointF inItem);
    void press(int finger, QPointF inScene);
    void move(int finger, const QQuickItem& item, QPointF inItem);
    void move(int finger, QPointF inScene);
    void release(int finger);
    /// The screen takes back what it said of a finger, which is told no more of.
    void cancel(int finger);
    bool isDown(int finger) const { return m_down.contains(finger); }
    /// Press and release, while the others stay as they are.
    void tap(int finger, const QQuickItem& item);

private:
    enum class Change { Press, Move, Release };
    void send(int finger, Change change, QPoint position);

    QQuickWindow& m_window;
    /// One for all events: it remembers where the fingers are that stay.
    QTest::QTouchEventSequence m_events;
    QMap<int, QPoint> m_down;
};

/// The first visible item of that objectName below root (itself included), or null.
QQuickItem* findItem(QQuickItem& root, const QString& objectName);

} // namespace sandglass::test

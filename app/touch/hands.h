// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "touch/touch_sense.h"

#include <QtCore/QObject>
#include <QtCore/QPointF>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtGui/QEventPoint>
#include <QtQmlIntegration/qqmlintegration.h>
#include <QtQuick/QQuickWindow>

class QTouchEvent;

namespace sandglass::touch {

/// Something on the table that is no finger, where it lies in the window.
struct Lying {
    Q_GADGET
    QML_VALUE_TYPE(lying)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(int kind MEMBER kind)

public:
    QPointF at;
    int kind = 0;

    bool operator==(const Lying&) const = default;
};

/// Something that touches the screen now, as the screen reports it.
struct Reported {
    int id = 0;
    QPointF at; ///< in the window
};

/// Stands between a window and its items: what is no finger is let go without having done anything, and is kept from
/// everybody until it goes. All other hands play on. An item with `readonly property bool holds: true` may be held as
/// long as one likes.
class Hands : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)
    /// Otherwise everything goes through.
    Q_PROPERTY(bool active MEMBER m_active NOTIFY activeChanged)
    /// Nothing goes through. A touch that is lifted soon wakes, and does nothing else. What lies on the table wakes
    /// nobody, and keeps nobody from waking it.
    Q_PROPERTY(bool asleep READ asleep WRITE setAsleep NOTIFY asleepChanged)
    Q_PROPERTY(QList<sandglass::touch::Lying> lying READ lying NOTIFY lyingChanged)

public:
    explicit Hands(QObject* parent = nullptr);

    QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);
    bool asleep() const { return m_asleep; }
    void setAsleep(bool asleep);
    QList<Lying> lying() const { return m_lying; }
    void setLimits(const Limits& limits);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void windowChanged();
    void activeChanged();
    void asleepChanged();
    void lyingChanged();
    /// A finger did something: somebody is there.
    void touched();
    /// Everything that touches the screen now, fingers or not, also in the sleep. Times are the screen's, in
    /// milliseconds.
    void reported(const QList<sandglass::touch::Reported>& points, qint64 time);
    /// A touch in the sleep.
    void stirred(QPointF at);
    /// It was lifted soon after.
    void woken(QPointF at);

private:
    void pointBy(bool mouse);
    bool wakeByMouse(QPointF at);
    void report(const QTouchEvent& event);
    bool filter(QTouchEvent& event);
    bool cancel(QTouchEvent& event);
    void swallow(const QTouchEvent& event, const std::vector<Sensed>& sensed);
    bool waitsForFingers() const;
    void forgetLifted(const QTouchEvent& event);
    bool forward(const QTouchEvent& event, const QList<QEventPoint>& fingers);
    void letGo(QTouchEvent& event, const QEventPoint& point);
    void letGo(const std::vector<int>& ids);
    std::vector<Contact> contactsOf(const QTouchEvent& event) const;
    bool holdsAt(const QTouchEvent& event, const QEventPoint& point) const;
    double millimetre() const;
    void lookAgain();
    void lookLater();
    void tellLying();

    QPointer<QQuickWindow> m_window;
    bool m_active = true;
    bool m_asleep = false;
    bool m_forwarding = false;
    /// What came down on the sleeping table, or before all of that was off: it does nothing until it goes.
    struct Early {
        int id;
        qint64 since;
    };
    std::vector<Early> m_early;
    qint64 m_patience = Limits{}.restTime; ///< a waking touch is shorter: a glass that is put down does not wake
    qint64 m_lastTime = 0;
    QPointer<const QPointingDevice> m_device;
    TouchSense m_sense;
    QList<Lying> m_lying;
    QTimer m_look;
};

} // namespace sandglass::touch

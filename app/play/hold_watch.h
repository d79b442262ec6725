// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/ask_clock.h"

#include <QtCore/QPointer>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

class QPointerEvent;

namespace sandglass::app {

/// A finger that lies still: where, and how much of the time it takes to ask has passed, from 0 to 1.
struct Hold {
    Q_GADGET
    QML_VALUE_TYPE(hold)
    Q_PROPERTY(int finger MEMBER finger)
    Q_PROPERTY(QPointF at MEMBER at)
    Q_PROPERTY(qreal part MEMBER part)

public:
    int finger = 0;
    QPointF at;
    qreal part = 0;

    bool operator==(const Hold&) const = default;
};

/// Sees what fingers and the mouse do on a table, and takes nothing from anybody: what is tapped is tapped and what is
/// pulled is pulled, as if it were not there. A finger that has lain still for long enough asks; lifted after that, it
/// is no tap any more. Time passes by look().
class HoldWatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Points are in its coordinates.
    Q_PROPERTY(QQuickItem* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(sandglass::app::AskClock* clock MEMBER m_clock NOTIFY clockChanged)
    /// Fingers are looked at; otherwise the pointer alone.
    Q_PROPERTY(bool fingers MEMBER m_fingers NOTIFY fingersChanged)
    /// How far a finger may stray.
    Q_PROPERTY(qreal slack MEMBER m_slack NOTIFY slackChanged)
    /// Some finger may still come to ask.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY holdsChanged)
    /// Those that have lain long enough to be told.
    Q_PROPERTY(QList<sandglass::app::Hold> holds READ holds NOTIFY holdsChanged)

public:
    using QObject::QObject;

    static constexpr qint64 tellTime = 150;
    static constexpr qint64 askTime = 600;

    QQuickItem* table() const { return m_table; }
    void setTable(QQuickItem* table);
    bool isWaiting() const;
    QList<Hold> holds() const { return m_holds; }

    /// Time has passed.
    Q_INVOKABLE void look();
    /// This finger has asked: whatever it lies on is not tapped when it is lifted.
    Q_INVOKABLE void spare(int finger);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void tableChanged();
    void clockChanged();
    void fingersChanged();
    void slackChanged();
    void holdsChanged();
    /// A finger came down; one has lain still long enough; one was lifted.
    void touched(int finger, QPointF at);
    void held(int finger, QPointF at);
    void lifted(int finger, QPointF at);
    /// The mouse moved with no button down; its left button was pressed, wherever; its right one; it has left the
    /// window.
    void hovered(QPointF at);
    void acted();
    void pinned(QPointF at);
    void left();

private:
    struct Finger {
        int id;
        QPointF from; ///< in the window
        QPointF at;
        qint64 since;
        bool strayed = false;
        bool asked = false;
    };

    void watch();
    void follow(const QPointerEvent& event);
    void tell();
    QPointF onTable(QPointF inWindow) const;
    bool isOnTable(QPointF inWindow) const;
    Finger* find(int id);

    QPointer<QQuickItem> m_table;
    QPointer<QQuickWindow> m_window;
    QPointer<AskClock> m_clock;
    bool m_fingers = true;
    qreal m_slack = 10;
    QList<Finger> m_down;
    QList<Hold> m_holds;
};

} // namespace sandglass::app

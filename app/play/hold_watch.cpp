// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/hold_watch.h"

#include "play/values.h"
#include "touch/foremost.h"

#include <QtGui/QPointerEvent>

#include <algorithm>

namespace sandglass::app {

namespace {

/// Whatever has the finger hears that its lift means nothing.
void spareIn(QQuickItem& item, int finger)
{
    if (item.metaObject()->indexOfMethod("spare(int)") >= 0)
        QMetaObject::invokeMethod(&item, "spare", Q_ARG(int, finger));
    for (QQuickItem* child : item.childItems())
        if (child->isVisible())
            spareIn(*child, finger);
}

} // namespace

void HoldWatch::setTable(QQuickItem* table)
{
    if (table == m_table)
        return;
    if (m_table)
        m_table->disconnect(this);
    m_table = table;
    if (table)
        connect(table, &QQuickItem::windowChanged, this, &HoldWatch::watch);
    watch();
    Q_EMIT tableChanged();
}

void HoldWatch::watch()
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = m_table ? m_table->window() : nullptr;
    if (m_window)
        m_window->installEventFilter(this);
}

QPointF HoldWatch::onTable(QPointF inWindow) const
{
    return m_table->mapFromScene(inWindow);
}

bool HoldWatch::isOnTable(QPointF inWindow) const
{
    if (!m_table->isVisible() || !m_table->isEnabled() || !m_table->contains(onTable(inWindow)))
        return false;
    // A book or a pause that lies over it is not asked about.
    const QQuickItem* foremost = touch::foremostAt(*m_window->contentItem(), inWindow);
    return !foremost || foremost == m_table || m_table->isAncestorOf(foremost);
}

HoldWatch::Finger* HoldWatch::find(int id)
{
    const auto found = std::ranges::find(m_down, id, &Finger::id);
    return found == m_down.end() ? nullptr : &*found;
}

bool HoldWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_window || !m_table)
        return false;
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        if (m_fingers)
            follow(*static_cast<QPointerEvent*>(event));
        break;
    case QEvent::TouchCancel:
        m_down.clear();
        tell();
        break;
    case QEvent::MouseButtonPress:
        if (static_cast<QMouseEvent*>(event)->button() == Qt::RightButton) {
            if (const QPointF at = static_cast<QMouseEvent*>(event)->scenePosition(); isOnTable(at))
                Q_EMIT pinned(onTable(at));
            break;
        }
        Q_EMIT acted();
        [[fallthrough]];
    case QEvent::MouseButtonRelease:
        if (m_fingers)
            follow(*static_cast<QPointerEvent*>(event));
        break;
    case QEvent::MouseMove:
        if (static_cast<QMouseEvent*>(event)->buttons() != Qt::NoButton) {
            if (m_fingers)
                follow(*static_cast<QPointerEvent*>(event));
        } else if (const QPointF at = static_cast<QMouseEvent*>(event)->scenePosition(); isOnTable(at)) {
            Q_EMIT hovered(onTable(at));
        } else {
            Q_EMIT left();
        }
        break;
    case QEvent::Leave:
        Q_EMIT left();
        break;
    default:
        break;
    }
    return false;
}

void HoldWatch::follow(const QPointerEvent& event)
{
    for (const QEventPoint& point : event.points()) {
        const QPointF at = point.scenePosition();
        Finger* finger = find(point.id());
        if (point.state() == QEventPoint::Pressed && !finger && isOnTable(at)) {
            // What is there to be held has a hold of its own.
            const bool otherwise = touch::isThereToBeHeld(touch::foremostAt(*m_window->contentItem(), at));
            m_down.append({point.id(), at, at, m_clock ? m_clock->now() : 0, otherwise});
            Q_EMIT touched(point.id(), onTable(at));
        } else if (finger && point.state() == QEventPoint::Released) {
            // Before it is delivered: whoever hears of it may still spare what lies below.
            Q_EMIT lifted(point.id(), onTable(at));
            m_down.removeIf([&](const Finger& one) { return one.id == point.id(); });
        } else if (finger) {
            finger->at = at;
            finger->strayed |= QLineF(finger->from, at).length() > m_slack;
        }
    }
    tell();
}

bool HoldWatch::isWaiting() const
{
    return std::ranges::any_of(m_down, [](const Finger& finger) { return !finger.strayed && !finger.asked; });
}

void HoldWatch::look()
{
    if (!m_clock)
        return;
    QList<Hold> asking;
    for (Finger& finger : m_down)
        if (!finger.strayed && !finger.asked && m_clock->now() - finger.since >= askTime) {
            finger.asked = true;
            asking.append({finger.id, onTable(finger.at), 1});
        }
    tell();
    for (const Hold& one : std::as_const(asking))
        Q_EMIT held(one.finger, one.at);
}

void HoldWatch::tell()
{
    QList<Hold> holds;
    for (const Finger& finger : std::as_const(m_down)) {
        const qint64 passed = m_clock ? m_clock->now() - finger.since : 0;
        if (!finger.strayed && !finger.asked && passed >= tellTime)
            holds.append({finger.id, onTable(finger.at), qreal(passed - tellTime) / (askTime - tellTime)});
    }
    m_holds = holds;
    Q_EMIT holdsChanged();
}

void HoldWatch::spare(int finger)
{
    if (m_window)
        spareIn(*m_window->contentItem(), finger);
}

} // namespace sandglass::app

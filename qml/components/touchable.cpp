// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touchable.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QStyleHints>

#include <algorithm>

namespace sandglass::components {

Touchable::Touchable(QQuickItem* parent)
    : QQuickItem(parent)
    , m_slack(QGuiApplication::styleHints()->startDragDistance())
{
    setAcceptTouchEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
}

bool Touchable::contains(const QPointF& point) const
{
    return boundingRect().adjusted(-m_margin, -m_margin, m_margin, m_margin).contains(point);
}

void Touchable::touchEvent(QTouchEvent* event)
{
    // Points that are neither pressed here nor known from before belong to others and are not ours to take.
    bool ours = false;
    for (const QEventPoint& point : event->points()) {
        if (point.state() == QEventPoint::Pressed)
            press(point.id(), point.scenePosition());
        ours |= indexOf(point.id()) >= 0;
        // Also where it is said to be stationary: when Qt puts the events of one frame together, a finger that moved in
        // an earlier one is called so, at its new place.
        move(point.id(), point.scenePosition());
        if (point.state() == QEventPoint::Released)
            release(point.id(), point.scenePosition());
    }
    event->setAccepted(ours);
}

void Touchable::touchUngrabEvent()
{
    abandon();
}

void Touchable::mousePressEvent(QMouseEvent* event)
{
    press(event->points().first().id(), event->scenePosition());
}

void Touchable::mouseMoveEvent(QMouseEvent* event)
{
    move(event->points().first().id(), event->scenePosition());
}

void Touchable::mouseReleaseEvent(QMouseEvent* event)
{
    release(event->points().first().id(), event->scenePosition());
}

void Touchable::mouseUngrabEvent()
{
    abandon();
}

void Touchable::press(int finger, QPointF at)
{
    if (indexOf(finger) >= 0)
        return;
    m_fingers.append({finger, at});
    if (m_fingers.size() == 1)
        Q_EMIT pressedChanged();
}

void Touchable::spare(int finger)
{
    if (const qsizetype index = indexOf(finger); index >= 0)
        m_fingers[index].spared = true;
}

void Touchable::move(int finger, QPointF at)
{
    const qsizetype index = indexOf(finger);
    if (index < 0)
        return;
    const QPointF way = at - m_fingers[index].from;
    m_fingers[index].strayed |= way.manhattanLength() > m_slack;
    if (!m_draggable || !m_fingers[index].strayed)
        return;
    const bool begins = m_puller == nobody;
    if (begins || m_puller == finger)
        setPuller(finger, way);
    if (begins)
        Q_EMIT pulled();
}

void Touchable::release(int finger, QPointF at)
{
    const qsizetype index = indexOf(finger);
    if (index < 0)
        return;
    const bool strayed = m_fingers[index].strayed;
    const bool spared = m_fingers[index].spared;
    m_fingers.removeAt(index);
    if (m_fingers.isEmpty())
        Q_EMIT pressedChanged();
    if (m_puller == finger) {
        // Free first: what walks home or to its new place starts from where the finger left it.
        const QPointF way = m_way;
        setPuller(nobody, {});
        Q_EMIT dropped(at, way);
    } else if (!spared && !(m_draggable && strayed) && contains(mapFromScene(at))) {
        Q_EMIT tapped(at);
    }
}

// What can no longer be touched hears of no finger that is lifted.
void Touchable::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if ((change == ItemEnabledHasChanged || change == ItemVisibleHasChanged) && !(isEnabled() && isVisible()))
        abandon();
}

void Touchable::abandon()
{
    if (m_fingers.isEmpty())
        return;
    m_fingers.clear();
    Q_EMIT pressedChanged();
    if (m_puller == nobody)
        return;
    setPuller(nobody, {});
    Q_EMIT abandoned();
}

void Touchable::setPuller(int finger, QPointF way)
{
    const bool other = finger != m_puller;
    m_puller = finger;
    if (other)
        Q_EMIT draggedChanged();
    if (way == m_way)
        return;
    m_way = way;
    Q_EMIT wayChanged();
}

qsizetype Touchable::indexOf(int finger) const
{
    const auto found = std::ranges::find(m_fingers, finger, &Finger::id);
    return found == m_fingers.end() ? -1 : found - m_fingers.begin();
}

} // namespace sandglass::components

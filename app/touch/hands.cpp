// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/hands.h"

#include "touch/foremost.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QCursor>
#include <QtGui/QPointingDevice>
#include <QtGui/QScreen>
#include <QtQuick/QQuickItem>

#include <algorithm>
#include <optional>

namespace sandglass::touch {

namespace {

constexpr double inch = 25.4;
constexpr qint64 longAgo = -1'000'000'000;

Phase phaseOf(const QEventPoint& point)
{
    if (point.state() == QEventPoint::Pressed)
        return Phase::Pressed;
    return point.state() == QEventPoint::Released ? Phase::Released : Phase::Held;
}

bool allAre(const QList<QEventPoint>& points, QEventPoint::State state)
{
    return std::ranges::all_of(points, [state](const QEventPoint& point) { return point.state() == state; });
}

} // namespace

Hands::Hands(QObject* parent)
    : QObject(parent)
{
    m_look.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, &Hands::lookAgain);
    connect(this, &Hands::activeChanged, this, [this] {
        if (m_window)
            pointBy(!m_active);
    });
}

void Hands::setWindow(QQuickWindow* window)
{
    if (window == m_window)
        return;
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (window) {
        window->installEventFilter(this);
        pointBy(!m_active);
    }
    Q_EMIT windowChanged();
}

void Hands::setAsleep(bool asleep)
{
    if (asleep == m_asleep)
        return;
    m_asleep = asleep;
    if (asleep) {
        // Whatever is held now is let go: its lift will not be heard.
        const std::vector<int> held = m_sense.fingers();
        letGo(held);
        for (const int id : held)
            if (!std::ranges::contains(m_early, id, &Early::id))
                m_early.push_back({id, longAgo});
    }
    Q_EMIT asleepChanged();
}

void Hands::setLimits(const Limits& limits)
{
    m_sense = TouchSense(limits);
    m_patience = limits.restTime;
}

double Hands::millimetre() const
{
    const double dots = m_window && m_window->screen() ? m_window->screen()->physicalDotsPerInch() : 96;
    return std::max(1.0, dots) / inch;
}

bool Hands::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_window || m_forwarding || !m_active)
        return false;
    switch (event->type()) {
    case QEvent::MouseMove:
        pointBy(static_cast<QMouseEvent*>(event)->device()->type() == QInputDevice::DeviceType::Mouse);
        return false;
    case QEvent::TouchBegin:
        pointBy(false);
        [[fallthrough]];
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        report(*static_cast<QTouchEvent*>(event));
        return filter(*static_cast<QTouchEvent*>(event));
    case QEvent::TouchCancel:
        return cancel(*static_cast<QTouchEvent*>(event));
    case QEvent::MouseButtonPress:
        return wakeByMouse(static_cast<QMouseEvent*>(event)->scenePosition());
    default:
        return false;
    }
}

/// A table that is touched has no arrow lying on it; a mouse that is moved brings it back.
void Hands::pointBy(bool mouse)
{
    if (mouse)
        m_window->unsetCursor();
    else if (m_window->cursor().shape() != Qt::BlankCursor)
        m_window->setCursor(Qt::BlankCursor);
}

bool Hands::holdsAt(const QTouchEvent& event, const QEventPoint& point) const
{
    if (const QObject* grabber = event.exclusiveGrabber(point))
        return isThereToBeHeld(qobject_cast<const QQuickItem*>(grabber));
    return point.state() == QEventPoint::Pressed
        && isThereToBeHeld(foremostAt(*m_window->contentItem(), point.position()));
}

std::vector<Contact> Hands::contactsOf(const QTouchEvent& event) const
{
    std::vector<Contact> contacts;
    contacts.reserve(static_cast<std::size_t>(event.pointCount()));
    const double unit = millimetre();
    for (const QEventPoint& point : event.points())
        contacts.push_back({point.id(), {point.position().x() / unit, point.position().y() / unit}, phaseOf(point),
            holdsAt(event, point)});
    return contacts;
}

/// A mouse has no glasses to put down; but it wakes too, and does nothing else by that.
bool Hands::wakeByMouse(QPointF at)
{
    const bool asleep = m_asleep;
    if (asleep) {
        Q_EMIT stirred(at);
        Q_EMIT woken(at);
    } else {
        Q_EMIT touched();
    }
    return asleep;
}

void Hands::report(const QTouchEvent& event)
{
    QList<Reported> points;
    for (const QEventPoint& point : event.points())
        if (point.state() != QEventPoint::Released)
            points.append({point.id(), point.position()});
    Q_EMIT reported(points, static_cast<qint64>(event.timestamp()));
}

/// The screen takes back what it said of some points, or of all where it names none. Nobody else's are touched.
bool Hands::cancel(QTouchEvent& event)
{
    Q_EMIT reported({}, m_lastTime);
    if (event.points().isEmpty()) {
        m_sense.clear();
        m_early.clear();
    }
    for (const QEventPoint& point : event.points()) {
        letGo(event, point);
        m_sense.forget(point.id());
        std::erase_if(m_early, [&](const Early& one) { return one.id == point.id(); });
    }
    tellLying();
    return !event.points().isEmpty();
}

bool Hands::filter(QTouchEvent& event)
{
    m_lastTime = static_cast<qint64>(event.timestamp());
    m_device = event.pointingDevice();
    const std::vector<Sensed> sensed = m_sense.sense(contactsOf(event), m_lastTime);
    for (const int lost : m_sense.lost())
        letGo(event, QEventPoint(lost, QEventPoint::Released, {}, {}));
    lookLater();
    tellLying();
    if (m_asleep || waitsForFingers()) {
        swallow(event, sensed);
        return true;
    }
    QList<QEventPoint> fingers;
    for (std::size_t i = 0; i < sensed.size(); ++i) {
        const QEventPoint& point = event.points()[static_cast<qsizetype>(i)];
        if (std::ranges::contains(m_early, point.id(), &Early::id))
            continue;
        if (sensed[i].kind == Kind::Finger)
            fingers.append(point);
        else if (sensed[i].letGo)
            letGo(event, point);
    }
    forgetLifted(event);
    if (!fingers.isEmpty())
        Q_EMIT touched();
    return fingers.size() == event.pointCount() ? false : forward(event, fingers);
}

/// Those who woke the table have not all lifted their fingers yet. What has been there for longer than a touch is no
/// finger to wait for.
bool Hands::waitsForFingers() const
{
    return std::ranges::any_of(m_early, [this](const Early& one) { return m_lastTime - one.since < m_patience; });
}

/// Everything is kept from the items.
void Hands::swallow(const QTouchEvent& event, const std::vector<Sensed>& sensed)
{
    std::optional<QPointF> lifted;
    for (std::size_t i = 0; i < sensed.size(); ++i) {
        const QEventPoint& point = event.points()[static_cast<qsizetype>(i)];
        if (point.state() == QEventPoint::Pressed) {
            std::erase_if(m_early, [&](const Early& one) { return one.id == point.id(); });
            m_early.push_back({point.id(), m_lastTime});
            if (m_asleep)
                Q_EMIT stirred(point.position());
            continue;
        }
        const auto early = std::ranges::find(m_early, point.id(), &Early::id);
        const bool soon = early != m_early.end() && m_lastTime - early->since < m_patience;
        if (point.state() == QEventPoint::Released && soon && sensed[i].kind == Kind::Finger)
            lifted = point.position();
    }
    forgetLifted(event);
    if (m_asleep && lifted)
        Q_EMIT woken(*lifted);
}

void Hands::forgetLifted(const QTouchEvent& event)
{
    std::erase_if(m_early, [&](const Early& one) {
        const auto point = std::ranges::find(event.points(), one.id, &QEventPoint::id);
        return point == event.points().end() || point->state() == QEventPoint::Released;
    });
}

/// The same event without what is no finger.
bool Hands::forward(const QTouchEvent& event, const QList<QEventPoint>& fingers)
{
    if (fingers.isEmpty())
        return true;
    const QEvent::Type type = allAre(fingers, QEventPoint::Pressed) ? QEvent::TouchBegin
        : allAre(fingers, QEventPoint::Released)                    ? QEvent::TouchEnd
                                                                    : QEvent::TouchUpdate;
    QTouchEvent rest(type, event.pointingDevice(), event.modifiers(), fingers);
    rest.setTimestamp(event.timestamp());
    m_forwarding = true;
    QCoreApplication::sendEvent(m_window, &rest);
    m_forwarding = false;
    return true;
}

/// Whatever has the point hears that it was taken away, which does nothing.
void Hands::letGo(QTouchEvent& event, const QEventPoint& point)
{
    event.clearPassiveGrabbers(point);
    if (auto* const item = qobject_cast<QQuickItem*>(event.exclusiveGrabber(point)))
        item->ungrabTouchPoints();
    else
        event.setExclusiveGrabber(point, nullptr);
}

/// The same without an event that tells of them.
void Hands::letGo(const std::vector<int>& ids)
{
    if (!m_device)
        return;
    for (const int id : ids) {
        const QEventPoint point(id, QEventPoint::Stationary, {}, {});
        QTouchEvent event(QEvent::TouchUpdate, m_device, Qt::NoModifier, {point});
        letGo(event, point);
    }
}

void Hands::lookLater()
{
    const std::int64_t next = m_sense.nextLook();
    if (next < 0)
        m_look.stop();
    else
        m_look.start(static_cast<int>(std::max<std::int64_t>(1, next - m_lastTime)));
}

/// Nothing has moved since, so the screen says nothing: what rests is let go all the same.
void Hands::lookAgain()
{
    m_lastTime = std::max(m_lastTime, static_cast<qint64>(m_sense.nextLook()));
    letGo(m_sense.wait(m_lastTime));
    lookLater();
    tellLying();
}

void Hands::tellLying()
{
    QList<Lying> lying;
    const double unit = millimetre();
    for (const TouchSense::Mark& mark : m_sense.marks())
        lying.append({QPointF(mark.at.x * unit, mark.at.y * unit), static_cast<int>(mark.kind)});
    if (lying == m_lying)
        return;
    m_lying = lying;
    Q_EMIT lyingChanged();
}

} // namespace sandglass::touch

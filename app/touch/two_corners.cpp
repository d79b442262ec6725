// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/two_corners.h"

#include <QtCore/QRectF>

#include <algorithm>
#include <chrono>

namespace sandglass::touch {

TwoCorners::TwoCorners(QObject* parent)
    : QObject(parent)
{
    m_held.setSingleShot(true);
    m_held.setInterval(std::chrono::seconds(3));
    connect(&m_held, &QTimer::timeout, this, [this] {
        m_done = true;
        Q_EMIT pressedChanged();
        Q_EMIT held();
    });
}

void TwoCorners::setHands(Hands* hands)
{
    if (m_hands)
        disconnect(m_hands, nullptr, this, nullptr);
    m_hands = hands;
    if (hands)
        connect(hands, &Hands::reported, this, &TwoCorners::follow);
    Q_EMIT changed();
}

void TwoCorners::setTime(int time)
{
    m_held.setInterval(time);
    Q_EMIT changed();
}

void TwoCorners::follow(const QList<Reported>& points)
{
    const QSizeF size(m_corner, m_corner);
    const QRectF upper(QPointF(), size);
    const QRectF lower(QPointF(m_room.width() - m_corner, m_room.height() - m_corner), size);
    const auto isIn = [&points](const QRectF& corner) {
        return std::ranges::any_of(points, [&](const Reported& point) { return corner.contains(point.at); });
    };
    const bool both = isIn(upper) && isIn(lower);
    m_done = m_done && both;
    if (m_done || both == m_held.isActive())
        return;
    if (both)
        m_held.start();
    else
        m_held.stop();
    Q_EMIT pressedChanged();
}

} // namespace sandglass::touch

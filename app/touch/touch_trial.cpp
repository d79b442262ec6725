// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/touch_trial.h"

#include <QtCore/QLineF>

#include <algorithm>

namespace sandglass::touch {

void TouchTrial::setHands(Hands* hands)
{
    if (m_hands)
        disconnect(m_hands, nullptr, this, nullptr);
    m_hands = hands;
    if (hands)
        connect(hands, &Hands::reported, this, &TouchTrial::follow);
    Q_EMIT handsChanged();
}

void TouchTrial::startAgain()
{
    m_points.clear();
    m_most = 0;
    m_touches = 0;
    m_jitter = 0;
    m_distance = -1;
    Q_EMIT changed();
}

/// The point as it is now, with what is known of it.
TriedPoint TouchTrial::moved(const Reported& point)
{
    const auto known = std::ranges::find(m_points, point.id, &TriedPoint::id);
    if (known == m_points.end())
        return {point.id, ++m_touches, point.at, point.at, {point.at}, 0};
    TriedPoint one = *known;
    one.at = point.at;
    one.trail.prepend(point.at);
    if (one.trail.size() > longestTrail)
        one.trail.resize(longestTrail);
    one.strayed = std::max(one.strayed, QLineF(one.from, one.at).length() / m_millimetre);
    return one;
}

void TouchTrial::follow(const QList<Reported>& points)
{
    QList<TriedPoint> now;
    for (const Reported& point : points)
        now.append(moved(point));
    m_points = now;
    m_most = std::max(m_most, static_cast<int>(now.size()));
    m_jitter = 0;
    for (const TriedPoint& point : now)
        if (point.strayed <= resting)
            m_jitter = std::max(m_jitter, point.strayed);
    noteDistances();
    Q_EMIT changed();
}

void TouchTrial::noteDistances()
{
    for (qsizetype one = 0; one < m_points.size(); ++one)
        for (qsizetype other = one + 1; other < m_points.size(); ++other) {
            const double apart = QLineF(m_points[one].at, m_points[other].at).length() / m_millimetre;
            m_distance = m_distance < 0 ? apart : std::min(m_distance, apart);
        }
}

} // namespace sandglass::touch

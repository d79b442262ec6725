// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_timer.h"

#include "pendulum/timers.h"

namespace sandglass::app {

PendulumTimer::PendulumTimer(int area, QObject* parent)
    : QObject(parent)
    , m_area(area)
    , m_row(area * 2)
{
}

void PendulumTimer::read(const PendulumReading& reading, bool lit)
{
    const int row = pendulum::rowOfTimer(reading.state, m_area);
    const qint64 flippedAt = reading.state.flippedAt[m_area];
    const qint64 duration = reading.cards.sand[m_area];
    const bool runOut = pendulum::sandLeft(reading.cards, reading.state, m_area, reading.now) == 0;
    if (row != m_row || flippedAt != m_flippedAt || duration != m_duration) {
        m_row = row;
        m_flippedAt = flippedAt;
        m_duration = duration;
        Q_EMIT changed();
    }
    if (runOut != m_runOut) {
        m_runOut = runOut;
        Q_EMIT runOutChanged();
    }
    if (lit != m_lit) {
        m_lit = lit;
        Q_EMIT litChanged();
    }
}

} // namespace sandglass::app

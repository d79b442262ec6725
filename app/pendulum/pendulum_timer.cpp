// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_timer.h"

#include "pendulum/pendulum_advice.h"
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
    const core::Millis left = pendulum::sandLeft(reading.cards, reading.state, m_area, reading.now);
    const bool runOut = left == 0;
    const bool ending = reading.state.phase == pendulum::Phase::Playing && !reading.state.isUntimed() && left > 0
        && left <= lastSeconds;
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
    if (ending != m_ending) {
        m_ending = ending;
        Q_EMIT endingChanged();
    }
    if (lit != m_lit) {
        m_lit = lit;
        Q_EMIT litChanged();
    }
}

} // namespace sandglass::app

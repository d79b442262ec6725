// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/clock.h"

#include <algorithm>

namespace sandglass::app {

RealClock::RealClock(QObject* parent)
    : Clock(parent)
{
    m_since.start();
    m_alarm.setSingleShot(true);
    m_alarm.setTimerType(Qt::PreciseTimer);
    connect(&m_alarm, &QTimer::timeout, this, &Clock::rang);
}

void RealClock::setAlarm(std::optional<core::Millis> at)
{
    if (!at) {
        m_alarm.stop();
        return;
    }
    // A later alarm than the timer can hold rings early; who set it then looks at the time and sets it again.
    constexpr core::Millis longest = 24 * 60 * 60 * 1000;
    m_alarm.start(static_cast<int>(std::clamp(*at - now(), core::Millis{0}, longest)));
}

void HandClock::advance(core::Millis by)
{
    const core::Millis end = m_now + by;
    while (m_alarm && *m_alarm <= end) {
        m_now = std::max(m_now, *m_alarm);
        m_alarm.reset();
        Q_EMIT rang();
    }
    m_now = end;
}

} // namespace sandglass::app

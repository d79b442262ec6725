// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_clock.h"

#include <algorithm>

namespace sandglass::app {

namespace {

/// Three minutes of sand are over in some six seconds.
constexpr core::Millis hurriedPace = 30;

} // namespace

LessonClock::LessonClock(std::unique_ptr<Clock> outside, QObject* parent)
    : Clock(parent)
    , m_outside(std::move(outside))
{
    connect(m_outside.get(), &Clock::rang, this, &LessonClock::onRang);
}

core::Millis LessonClock::now() const
{
    const core::Millis time = m_time + m_pace * (m_outside->now() - m_since);
    return m_end ? std::min(time, *m_end) : time;
}

void LessonClock::setAlarm(std::optional<core::Millis> at)
{
    m_alarm = at;
    setOutsideAlarm();
}

void LessonClock::stand()
{
    m_time = now();
    m_pace = 0;
    m_end.reset();
    setOutsideAlarm();
}

void LessonClock::run()
{
    stand();
    m_since = m_outside->now();
    m_pace = 1;
    setOutsideAlarm();
}

void LessonClock::pass(core::Millis by)
{
    stand();
    const core::Millis end = m_time + by;
    while (m_alarm && *m_alarm <= end) {
        m_time = std::max(m_time, *m_alarm);
        m_alarm.reset();
        Q_EMIT rang();
    }
    m_time = end;
}

void LessonClock::hurry(core::Millis by)
{
    stand();
    m_since = m_outside->now();
    m_pace = hurriedPace;
    m_end = m_time + by;
    setOutsideAlarm();
}

void LessonClock::setOutsideAlarm()
{
    std::optional<core::Millis> next = m_alarm;
    if (m_end)
        next = std::min(next.value_or(*m_end), *m_end);
    if (m_pace == 0 || !next)
        return m_outside->setAlarm(std::nullopt);
    const core::Millis wait = std::max(core::Millis{0}, *next - now());
    m_outside->setAlarm(m_outside->now() + (wait + m_pace - 1) / m_pace);
}

void LessonClock::onRang()
{
    const core::Millis time = now();
    const bool there = m_end && time >= *m_end;
    if (there)
        stand();
    if (m_alarm && *m_alarm <= time) {
        m_alarm.reset();
        Q_EMIT rang();
    }
    if (there)
        Q_EMIT arrived();
    else
        setOutsideAlarm();
}

} // namespace sandglass::app

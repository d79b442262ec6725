// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/farewell.h"

#include "lobby/steady_time.h"

#include <algorithm>
#include <chrono>

namespace sandglass::app {

namespace {

constexpr qint64 second = 1000;

} // namespace

Farewell::Farewell(QObject* parent)
    : Farewell(&steadyNow, parent)
{
}

Farewell::Farewell(Now now, QObject* parent)
    : QObject(parent)
    , m_now(std::move(now))
{
    m_beat.setInterval(std::chrono::seconds(1));
    connect(&m_beat, &QTimer::timeout, this, &Farewell::tick);
}

int Farewell::left() const
{
    if (m_asker < 0)
        return 0;
    return static_cast<int>((std::max<qint64>(0, m_until - m_now()) + second - 1) / second);
}

void Farewell::ask(int seat, int others)
{
    if (m_asker >= 0)
        return;
    if (others == 0)
        return Q_EMIT agreed();
    m_asker = seat;
    m_until = m_now() + seconds() * second;
    m_beat.start();
    Q_EMIT changed();
    Q_EMIT ticked();
}

void Farewell::stay()
{
    m_asker = -1;
    m_beat.stop();
    Q_EMIT changed();
}

void Farewell::tick()
{
    if (m_asker < 0)
        return;
    if (left() > 0)
        return Q_EMIT ticked();
    stay();
    Q_EMIT agreed();
}

} // namespace sandglass::app

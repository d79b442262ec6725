// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/sand_clock.h"

namespace sandglass::app {

void StillClock::setTime(qint64 time)
{
    if (m_time == time)
        return;
    m_time = time;
    Q_EMIT changed();
}

void StillClock::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    Q_EMIT changed();
}

} // namespace sandglass::app

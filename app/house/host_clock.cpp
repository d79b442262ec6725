// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/host_clock.h"

namespace sandglass::app {

void HostClock::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    if (host) {
        connect(host, &Host::pausedChanged, this, &SandClock::changed);
        connect(host, &Host::ended, this, &SandClock::changed);
        connect(host, &Host::stoodElsewhere, this, &SandClock::changed);
    }
    Q_EMIT hostChanged();
    Q_EMIT changed();
}

} // namespace sandglass::app

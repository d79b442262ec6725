// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/service_notice.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace sandglass::app {

std::optional<ServiceWishes> ServiceWishes::fromEnvironment()
{
    const QByteArray socket = qgetenv("NOTIFY_SOCKET");
    if (socket.isEmpty() || socket.size() >= qsizetype{sizeof(sockaddr_un::sun_path)})
        return std::nullopt;
    ServiceWishes wishes{socket, std::nullopt};
    bool isNumber = false;
    const qint64 interval = qgetenv("WATCHDOG_USEC").toLongLong(&isNumber);
    if (isNumber && interval > 0)
        wishes.watchdog = std::chrono::microseconds(interval);
    return wishes;
}

ServiceNotice::ServiceNotice(ServiceWishes wishes, QObject* parent)
    : QObject(parent)
    , m_wishes(std::move(wishes))
{
    connect(&m_heartbeat, &QTimer::timeout, this, [this] { send("WATCHDOG=1"); });
}

void ServiceNotice::ready()
{
    send("READY=1");
    if (!m_wishes.watchdog)
        return;
    // systemd's manual: half of the time that it allows.
    const auto half = std::chrono::duration_cast<std::chrono::milliseconds>(*m_wishes.watchdog / 2);
    m_heartbeat.start(std::max(half, std::chrono::milliseconds(1)));
}

void ServiceNotice::send(QByteArrayView notice) const
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::copy(m_wishes.socket.begin(), m_wishes.socket.end(), address.sun_path);
    if (address.sun_path[0] == '@')
        address.sun_path[0] = '\0';
    const int channel = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (channel < 0)
        return;
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + m_wishes.socket.size());
    // Nobody who plays could do anything about a service manager that does not listen.
    std::ignore = ::sendto(channel, notice.data(), static_cast<std::size_t>(notice.size()), MSG_NOSIGNAL,
        reinterpret_cast<const sockaddr*>(&address), length);
    ::close(channel);
}

} // namespace sandglass::app

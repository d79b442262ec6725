// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>
#include <optional>

namespace sandglass::app {

/// What systemd has asked a service for by its environment: where to send notices, and how often it wants to hear that
/// the program lives.
struct ServiceWishes {
    QByteArray socket; ///< a path, or an abstract name that begins with @
    std::optional<std::chrono::microseconds> watchdog;

    /// Nothing, if nobody has asked.
    static std::optional<ServiceWishes> fromEnvironment();
};

/// Tells systemd that the program is ready, and then, by a timer of the interface's own thread, that it still answers:
/// a table that hangs is started again, and its match is in its journal.
class ServiceNotice : public QObject {
    Q_OBJECT

public:
    explicit ServiceNotice(ServiceWishes wishes, QObject* parent = nullptr);

    /// Once, when there is something to see.
    void ready();

private:
    void send(QByteArrayView notice) const;

    const ServiceWishes m_wishes;
    QTimer m_heartbeat;
};

} // namespace sandglass::app

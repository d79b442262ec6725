// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "sand/sand_clock.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// A match's clock, as sand timers ask it: it stands still while the match is paused, and when it is over.
class HostClock : public SandClock {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)

public:
    using SandClock::SandClock;

    [[nodiscard]] Host* host() const { return m_host; }
    void setHost(Host* host);
    [[nodiscard]] qint64 now() const override { return m_host ? m_host->now() : 0; }
    [[nodiscard]] bool running() const override { return m_host && !m_host->paused() && !m_host->isOver(); }

Q_SIGNALS:
    void hostChanged();

private:
    QPointer<Host> m_host;
};

/// What a match's films run by: sand stands when the match is over, and what its last move has done is seen all the
/// same.
class FilmClock : public HostClock {
    Q_OBJECT
    QML_ELEMENT

public:
    using HostClock::HostClock;

    [[nodiscard]] bool running() const override { return host() && !host()->paused(); }
};

} // namespace sandglass::app

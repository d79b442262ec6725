// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace sandglass::app {

/// The time outside the match, in milliseconds that never run backwards, with one alarm. Whoever needs time is given
/// one of these: people get the real clock, tests turn the hands themselves.
class Clock : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual core::Millis now() const = 0;
    /// Rings once at that moment or soon after it; a new alarm replaces the old one.
    virtual void setAlarm(std::optional<core::Millis> at) = 0;

Q_SIGNALS:
    void rang();
};

class RealClock final : public Clock {
    Q_OBJECT

public:
    explicit RealClock(QObject* parent = nullptr);

    core::Millis now() const override { return m_since.elapsed(); }
    void setAlarm(std::optional<core::Millis> at) override;

private:
    QElapsedTimer m_since;
    QTimer m_alarm;
};

class HandClock final : public Clock {
    Q_OBJECT

public:
    using Clock::Clock;

    core::Millis now() const override { return m_now; }
    void setAlarm(std::optional<core::Millis> at) override { m_alarm = at; }
    /// Stops at every alarm on the way, as time would.
    void advance(core::Millis by);

private:
    core::Millis m_now = 0;
    std::optional<core::Millis> m_alarm;
};

} // namespace sandglass::app

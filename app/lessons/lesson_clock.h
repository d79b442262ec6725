// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/clock.h"

#include <memory>

namespace sandglass::app {

/// The time of a lesson: it stands while somebody reads, runs where the learner plays freely, and is hurried along
/// where sand has to run out.
class LessonClock final : public Clock {
    Q_OBJECT

public:
    /// The clock outside, which it is driven by.
    explicit LessonClock(std::unique_ptr<Clock> outside, QObject* parent = nullptr);

    core::Millis now() const override;
    void setAlarm(std::optional<core::Millis> at) override;

    void stand();
    /// As fast as the time outside.
    void run();
    /// So much passes at once; every alarm on the way rings.
    void pass(core::Millis by);
    /// So much passes, hurried; then it stands, and says so.
    void hurry(core::Millis by);
    bool isHurrying() const { return m_end.has_value(); }

Q_SIGNALS:
    void arrived();

private:
    void onRang();
    void setOutsideAlarm();

    const std::unique_ptr<Clock> m_outside;
    core::Millis m_time = 0; ///< when it last started, stopped or changed its pace
    core::Millis m_since = 0; ///< the same moment outside
    core::Millis m_pace = 0; ///< milliseconds of this clock for one outside
    std::optional<core::Millis> m_alarm;
    std::optional<core::Millis> m_end; ///< where the hurry ends
};

} // namespace sandglass::app

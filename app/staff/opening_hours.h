// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

#include <array>

namespace sandglass::app {

/// When a café is open on one day of the week, in minutes since midnight. It may close after the next midnight: then
/// `to` is not later than `from`. The same time twice is round the clock.
struct DayHours {
    Q_GADGET
    QML_VALUE_TYPE(dayHours)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

public:
    bool open = true;
    int from = 0;
    int to = 0;

    bool operator==(const DayHours&) const = default;
};

/// Monday first, as everybody does whose languages these are.
using WeekHours = std::array<DayHours, 7>;

inline constexpr int minutesOfDay = 24 * 60;

/// Whether it is open then. A clock that stands before this program was written is wrong, and closes nothing.
bool isOpen(const WeekHours& week, const QDateTime& time);
/// When it opens next, from a moment at which it is closed; invalid where it never does.
QDateTime opensNext(const WeekHours& week, const QDateTime& time);
bool isPlausible(const QDateTime& time);

} // namespace sandglass::app

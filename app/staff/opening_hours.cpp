// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/opening_hours.h"

namespace sandglass::app {

namespace {

constexpr int firstYear = 2026;
constexpr int daysOfWeek = 7;

const DayHours& hoursOf(const WeekHours& week, QDate day)
{
    return week[static_cast<std::size_t>(day.dayOfWeek() - 1)];
}

int length(const DayHours& hours)
{
    return hours.to > hours.from ? hours.to - hours.from : hours.to - hours.from + minutesOfDay;
}

/// Whether what opened on that day still is.
bool lastsUntil(const DayHours& hours, int minute)
{
    return hours.open && minute >= hours.from && minute < hours.from + length(hours);
}

} // namespace

bool isPlausible(const QDateTime& time)
{
    return time.isValid() && time.date().year() >= firstYear;
}

bool isOpen(const WeekHours& week, const QDateTime& time)
{
    if (!isPlausible(time))
        return true;
    const int minute = time.time().hour() * 60 + time.time().minute();
    return lastsUntil(hoursOf(week, time.date()), minute)
        || lastsUntil(hoursOf(week, time.date().addDays(-1)), minute + minutesOfDay);
}

QDateTime opensNext(const WeekHours& week, const QDateTime& time)
{
    for (int day = 0; day <= daysOfWeek; ++day) {
        const QDate date = time.date().addDays(day);
        const DayHours& hours = hoursOf(week, date);
        const QDateTime opens(date, QTime(0, 0).addSecs(hours.from * 60));
        if (hours.open && opens > time)
            return opens;
    }
    return {};
}

} // namespace sandglass::app

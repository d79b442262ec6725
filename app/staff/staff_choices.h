// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "staff/opening_hours.h"
#include "staff/pin.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <array>
#include <expected>

namespace sandglass::app {

inline constexpr int hoursOfDay = 24;
using ByHour = std::array<double, hoursOfDay>;

/// How bright a table becomes in its sleep, before anybody has said so: less in the evening.
ByHour usualBrightness();
ByHour usualVolume();

/// What the people of a café choose, as plain values.
struct StaffChoices {
    QString cafe{}; ///< its name
    Pin pin{};
    WeekHours hours{};
    ByHour brightness = usualBrightness(); ///< that a sleeping table dims to
    ByHour volume = usualVolume(); ///< of the volume that the settings say
    QStringList languages{}; ///< in the order in which free places offer them; empty: as they are known
    int idleMinutes = 6; ///< in a match, before the table asks
    int eveningHours = 2; ///< that a match which was left is offered to the same table
    bool forgetNames = false; ///< when an evening is over
    bool lockF11 = false;
    bool lockLeaving = false; ///< table mode is not left without the PIN
    bool welcomed = false; ///< the sheet of the first start has been filled in

    bool operator==(const StaffChoices&) const = default;

    static constexpr int fewestIdleMinutes = 2;
    static constexpr int mostIdleMinutes = 30;
    static constexpr int fewestEveningHours = 1;
    static constexpr int mostEveningHours = 12;
    static constexpr double darkest = 0.2;
};

QByteArray toJson(const StaffChoices& choices);
/// As with Choices: what is missing keeps its default, what is wrong is an error, in words for a log.
std::expected<StaffChoices, QString> staffChoicesFromJson(const QByteArray& text);

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/staff_choices.h"

#include "files/outside_file.h"
#include "language/known_languages.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr int formatVersion = 1;
constexpr int eveningBegins = 21;
constexpr int eveningEnds = 5;
constexpr double byDay = 0.55;
constexpr double inTheEvening = 0.4;
constexpr int longestName = 40;

QJsonArray jsonOf(const ByHour& values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return array;
}

QJsonArray jsonOf(const WeekHours& week)
{
    QJsonArray days;
    for (const DayHours& day : week)
        days.append(QJsonObject{{u"open"_s, day.open}, {u"from"_s, day.from}, {u"to"_s, day.to}});
    return days;
}

bool readByHour(const QJsonValue& json, ByHour& values, double least)
{
    const QJsonArray array = json.toArray();
    if (json.isUndefined())
        return true;
    if (array.size() != hoursOfDay)
        return false;
    for (int hour = 0; hour < hoursOfDay; ++hour) {
        const double value = array[hour].toDouble(-1);
        if (value < least || value > 1)
            return false;
        values[static_cast<std::size_t>(hour)] = value;
    }
    return true;
}

bool readWeek(const QJsonValue& json, WeekHours& week)
{
    const QJsonArray array = json.toArray();
    if (json.isUndefined())
        return true;
    if (array.size() != static_cast<qsizetype>(week.size()))
        return false;
    for (std::size_t day = 0; day < week.size(); ++day) {
        const QJsonValue& one = array[static_cast<qsizetype>(day)];
        week[day] = {one["open"_L1].toBool(true), one["from"_L1].toInt(-1), one["to"_L1].toInt(-1)};
        if (week[day].from < 0 || week[day].from >= minutesOfDay || week[day].to < 0 || week[day].to >= minutesOfDay)
            return false;
    }
    return true;
}

bool readPin(const QJsonValue& json, Pin& pin)
{
    if (json.isUndefined())
        return true;
    pin = {QByteArray::fromBase64(json["salt"_L1].toString().toLatin1()),
        QByteArray::fromBase64(json["hash"_L1].toString().toLatin1()), json["rounds"_L1].toInt()};
    return !pin.salt.isEmpty() && !pin.hash.isEmpty() && pin.rounds > 0 && pin.rounds <= 100 * Pin::usualRounds;
}

/// Each known one once.
bool readLanguages(const QJsonValue& json, QStringList& languages)
{
    for (const QJsonValue& code : json.toArray()) {
        const bool known =
            std::ranges::any_of(knownLanguages, [&](const KnownLanguage& one) { return code.toString() == one.code; });
        if (!known || languages.contains(code.toString()))
            return false;
        languages.append(code.toString());
    }
    return languages.isEmpty() || languages.size() == static_cast<qsizetype>(knownLanguages.size());
}

std::optional<QString> problemOf(const QJsonObject& object, StaffChoices& choices)
{
    if (!readPin(object["pin"_L1], choices.pin))
        return u"pin"_s;
    if (!readWeek(object["hours"_L1], choices.hours))
        return u"hours"_s;
    if (!readByHour(object["brightness"_L1], choices.brightness, StaffChoices::darkest))
        return u"brightness"_s;
    if (!readByHour(object["volume"_L1], choices.volume, 0))
        return u"volume"_s;
    if (!readLanguages(object["languages"_L1], choices.languages))
        return u"languages"_s;
    choices.idleMinutes = object["idleMinutes"_L1].toInt(choices.idleMinutes);
    if (choices.idleMinutes < StaffChoices::fewestIdleMinutes || choices.idleMinutes > StaffChoices::mostIdleMinutes)
        return u"idleMinutes"_s;
    choices.eveningHours = object["eveningHours"_L1].toInt(choices.eveningHours);
    if (choices.eveningHours < StaffChoices::fewestEveningHours
        || choices.eveningHours > StaffChoices::mostEveningHours)
        return u"eveningHours"_s;
    return std::nullopt;
}

} // namespace

ByHour usualBrightness()
{
    ByHour values{};
    for (int hour = 0; hour < hoursOfDay; ++hour)
        values[static_cast<std::size_t>(hour)] = hour >= eveningBegins || hour < eveningEnds ? inTheEvening : byDay;
    return values;
}

ByHour usualVolume()
{
    ByHour values{};
    values.fill(1);
    return values;
}

QByteArray toJson(const StaffChoices& choices)
{
    QJsonObject object{{u"version"_s, formatVersion}, {u"cafe"_s, choices.cafe}, {u"hours"_s, jsonOf(choices.hours)},
        {u"brightness"_s, jsonOf(choices.brightness)}, {u"volume"_s, jsonOf(choices.volume)},
        {u"languages"_s, QJsonArray::fromStringList(choices.languages)}, {u"idleMinutes"_s, choices.idleMinutes},
        {u"eveningHours"_s, choices.eveningHours}, {u"forgetNames"_s, choices.forgetNames},
        {u"lockF11"_s, choices.lockF11}, {u"lockLeaving"_s, choices.lockLeaving}, {u"welcomed"_s, choices.welcomed}};
    if (choices.pin.isSet())
        object.insert(u"pin"_s,
            QJsonObject{{u"salt"_s, QString::fromLatin1(choices.pin.salt.toBase64())},
                {u"hash"_s, QString::fromLatin1(choices.pin.hash.toBase64())}, {u"rounds"_s, choices.pin.rounds}});
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

std::expected<StaffChoices, QString> staffChoicesFromJson(const QByteArray& text)
{
    const auto document = outsideJson(text);
    if (!document)
        return std::unexpected(document.error());
    const QJsonObject object = document->object();
    if (object["version"_L1].toInt() != formatVersion)
        return std::unexpected(u"its version is not %1"_s.arg(formatVersion));
    StaffChoices choices;
    if (const auto key = problemOf(object, choices))
        return std::unexpected(u"the value of \"%1\" is not one it can have"_s.arg(*key));
    choices.cafe = object["cafe"_L1].toString().left(longestName);
    choices.forgetNames = object["forgetNames"_L1].toBool();
    choices.lockF11 = object["lockF11"_L1].toBool();
    choices.lockLeaving = object["lockLeaving"_L1].toBool();
    choices.welcomed = object["welcomed"_L1].toBool();
    return choices;
}

} // namespace sandglass::app

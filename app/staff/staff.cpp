// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/staff.h"

#include "files/kept_file.h"
#include "files/outside_file.h"
#include "language/known_languages.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace sandglass::app {

Staff::Staff(const QString& file, Outside outside, QObject* parent)
    : QObject(parent)
    , m_file(file)
    , m_outside(std::move(outside))
    , m_gate([this](const QString& digits) { return sandglass::app::opens(m_choices.pin, digits); }, m_outside.steady)
    , m_health(m_outside)
    , m_log(m_outside.sticks)
    , m_power(m_outside.run)
{
    m_minute.setInterval(1min);
    connect(&m_minute, &QTimer::timeout, this, &Staff::tick);
    m_minute.start();
    m_writeSoon.setSingleShot(true);
    m_writeSoon.setInterval(300ms);
    connect(&m_writeSoon, &QTimer::timeout, this, &Staff::save);
    if (!m_file.isEmpty())
        load();
}

Staff::~Staff()
{
    if (m_writeSoon.isActive())
        save();
}

void Staff::setChoices(const StaffChoices& choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    if (!m_file.isEmpty())
        m_writeSoon.start();
    Q_EMIT changed();
    Q_EMIT hourChanged();
}

void Staff::load()
{
    const auto text = readOutsideFile(m_file);
    if (!text && text.error() == FileProblem::Missing)
        return;
    const auto choices = text ? staffChoicesFromJson(*text) : std::unexpected(QStringLiteral("it cannot be read"));
    if (choices)
        m_choices = *choices;
    else
        setDamagedAside(m_file, choices.error());
}

void Staff::save() const
{
    writeForOwner(m_file, toJson(m_choices));
}

void Staff::setCafe(const QString& cafe)
{
    StaffChoices choices = m_choices;
    choices.cafe = cafe.trimmed();
    setChoices(choices);
}

QStringList Staff::languages() const
{
    if (!m_choices.languages.isEmpty())
        return m_choices.languages;
    QStringList all;
    for (const KnownLanguage& one : knownLanguages)
        all.append(one.code);
    return all;
}

void Staff::setIdleMinutes(int minutes)
{
    StaffChoices choices = m_choices;
    choices.idleMinutes = std::clamp(minutes, StaffChoices::fewestIdleMinutes, StaffChoices::mostIdleMinutes);
    setChoices(choices);
}

void Staff::setEveningHours(int hours)
{
    StaffChoices choices = m_choices;
    choices.eveningHours = std::clamp(hours, StaffChoices::fewestEveningHours, StaffChoices::mostEveningHours);
    setChoices(choices);
}

void Staff::setForgetNames(bool forget)
{
    StaffChoices choices = m_choices;
    choices.forgetNames = forget;
    setChoices(choices);
}

void Staff::setLockF11(bool lock)
{
    StaffChoices choices = m_choices;
    choices.lockF11 = lock;
    setChoices(choices);
}

void Staff::setLockLeaving(bool lock)
{
    StaffChoices choices = m_choices;
    choices.lockLeaving = lock;
    setChoices(choices);
}

double Staff::dimmest() const
{
    return m_choices.brightness[static_cast<std::size_t>(now().time().hour())];
}

double Staff::loudness() const
{
    return m_choices.volume[static_cast<std::size_t>(now().time().hour())];
}

void Staff::setDay(int day, bool open, int from, int to)
{
    if (day < 0 || day >= static_cast<int>(m_choices.hours.size()))
        return;
    StaffChoices choices = m_choices;
    const auto within = [](int minute) { return ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay; };
    choices.hours[static_cast<std::size_t>(day)] = {open, within(from), within(to)};
    setChoices(choices);
}

void Staff::setBrightness(int hour, double value)
{
    if (hour < 0 || hour >= hoursOfDay)
        return;
    StaffChoices choices = m_choices;
    choices.brightness[static_cast<std::size_t>(hour)] = std::clamp(value, StaffChoices::darkest, 1.0);
    setChoices(choices);
}

void Staff::setVolume(int hour, double value)
{
    if (hour < 0 || hour >= hoursOfDay)
        return;
    StaffChoices choices = m_choices;
    choices.volume[static_cast<std::size_t>(hour)] = std::clamp(value, 0.0, 1.0);
    setChoices(choices);
}

void Staff::preferLanguage(const QString& code)
{
    StaffChoices choices = m_choices;
    choices.languages = languages();
    const qsizetype at = choices.languages.indexOf(code);
    if (at < 1)
        return;
    choices.languages.swapItemsAt(at, at - 1);
    setChoices(choices);
}

bool Staff::setPin(const QString& digits)
{
    if (!canBePin(digits))
        return false;
    StaffChoices choices = m_choices;
    choices.pin = pinOf(digits, m_pinRounds);
    setChoices(choices);
    return true;
}

void Staff::welcome()
{
    StaffChoices choices = m_choices;
    choices.welcomed = true;
    setChoices(choices);
}

void Staff::knock()
{
    if (!hasPin())
        m_gate.letIn();
}

void Staff::tick()
{
    Q_EMIT hourChanged();
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/table_health.h"

#include "staff/opening_hours.h"

#include <chrono>
#include <cmath>

namespace sandglass::app {

namespace {

constexpr qint64 megabyte = 1'000'000;
constexpr qint64 leastRoom = 200 * megabyte; // some thousand matches, and what else a system writes
constexpr double hot = 85;
constexpr qint64 clockJump = 2 * 60 * 1000; // milliseconds; summer time changes no clock, only how it is read

} // namespace

TableHealth::TableHealth(Outside outside, QObject* parent)
    : QObject(parent)
    , m_outside(std::move(outside))
    , m_since(m_outside.date())
    , m_incidents(m_outside.date)
{
    m_beat.setInterval(std::chrono::minutes(1));
    connect(&m_beat, &QTimer::timeout, this, &TableHealth::look);
}

void TableHealth::begin()
{
    look();
    m_beat.start();
}

bool TableHealth::diskGood() const
{
    return m_disk.writable && (m_disk.total == 0 || m_disk.free >= leastRoom);
}

bool TableHealth::tooHot() const
{
    return m_temperature.value_or(0) >= hot;
}

void TableHealth::look()
{
    m_addresses = m_outside.addresses();
    m_updated = m_outside.updated();
    lookAtDisk();
    lookAtHeat();
    lookAtSound();
    lookAtScreens();
    lookAtClock();
    Q_EMIT looked();
}

void TableHealth::lookAtDisk()
{
    m_disk = m_outside.disk();
    const QVariantMap left{{QStringLiteral("megabytes"), m_disk.free / megabyte}};
    tellChange(m_readOnly, !m_disk.writable, "staff.wrong.readOnly", "staff.right.readOnly");
    tellChange(m_full, m_disk.total > 0 && m_disk.free < leastRoom, "staff.wrong.full", "staff.right.full", left);
}

void TableHealth::lookAtHeat()
{
    m_temperature = m_outside.temperature();
    tellChange(m_hot, tooHot(), "staff.wrong.hot", "staff.right.hot",
        {{QStringLiteral("degrees"), static_cast<int>(std::lround(temperature()))}});
}

void TableHealth::lookAtSound()
{
    m_sound = m_outside.sound();
    tellChange(m_silent, m_sound.isEmpty(), "staff.wrong.silent", "staff.right.silent");
}

void TableHealth::lookAtScreens()
{
    m_screens = m_outside.screens();
    tellChange(m_dark, m_screens == 0, "staff.wrong.noScreen", "staff.right.noScreen");
    tellChange(m_several, m_screens > 1, "staff.wrong.screens", "staff.right.screens",
        {{QStringLiteral("screens"), m_screens}});
}

/// A clock that stands in the past, and one that was put to another time while the program ran.
void TableHealth::lookAtClock()
{
    const QDateTime date = m_outside.date();
    tellChange(m_clockWrong, !isPlausible(date), "staff.wrong.clock", "staff.right.clock");
    const qint64 ahead = date.toMSecsSinceEpoch() - m_outside.steady();
    const qint64 jumped = ahead - m_clockAhead.value_or(ahead);
    m_clockAhead = ahead;
    if (std::abs(jumped) >= clockJump)
        m_incidents.note(toTell(QStringLiteral("staff.wrong.clockJump"),
            {{QStringLiteral("minutes"), static_cast<int>(std::abs(jumped) / 60'000)}}));
}

void TableHealth::tellChange(
    bool& wrongBefore, bool wrong, const char* wrongId, const char* rightId, const QVariantMap& values)
{
    if (wrong == wrongBefore)
        return;
    wrongBefore = wrong;
    m_incidents.note(toTell(QLatin1String(wrong ? wrongId : rightId), values));
}

} // namespace sandglass::app

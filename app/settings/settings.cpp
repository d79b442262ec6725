// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include "files/kept_file.h"
#include "files/outside_file.h"

#include <QtCore/QStandardPaths>

#include <algorithm>
#include <chrono>

namespace sandglass::app {

using namespace std::chrono_literals;

Settings::Settings(QObject* parent)
    : Settings(QString(), parent)
{
}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent)
    , m_file(file)
{
    m_writeSoon.setSingleShot(true);
    // A slider sends many values; one write after the last of them is enough.
    m_writeSoon.setInterval(300ms);
    connect(&m_writeSoon, &QTimer::timeout, this, &Settings::save);
    if (!m_file.isEmpty())
        load();
}

Settings::~Settings()
{
    if (m_writeSoon.isActive())
        save();
}

QString Settings::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/settings.json");
}

void Settings::setChoices(const Choices& choices)
{
    take(choices, choices);
}

void Settings::setForNow(const Choices& choices)
{
    take(choices, m_kept);
}

void Settings::take(const Choices& choices, const Choices& kept)
{
    const bool differs = choices != m_choices;
    if (kept != m_kept && !m_file.isEmpty())
        m_writeSoon.start();
    m_choices = choices;
    m_kept = kept;
    if (differs)
        Q_EMIT changed();
}

void Settings::setTheme(const QString& theme)
{
    if (Choices::themes().contains(theme))
        choose(&Choices::theme, theme);
}

void Settings::setAdvice(const QString& advice)
{
    if (Choices::advices().contains(advice))
        choose(&Choices::advice, advice);
}

void Settings::setTextSize(double size)
{
    choose(&Choices::textSize, std::clamp(size, Choices::smallestText, Choices::largestText));
}

void Settings::setVolume(double volume)
{
    choose(&Choices::volume, std::clamp(volume, 0.0, 1.0));
}

void Settings::setOtherHand(const QString& name, bool other)
{
    QStringList names = m_choices.otherHand;
    names.removeAll(name);
    if (other)
        names.append(name);
    choose(&Choices::otherHand, names);
}

void Settings::setPlayer(const QString& name)
{
    const QString player = name.simplified();
    if (!player.isEmpty() && !m_choices.players.contains(player))
        choose(&Choices::players, m_choices.players + QStringList{player});
    choose(&Choices::player, player);
}

void Settings::forget(const QString& name)
{
    setOtherHand(name, false);
    QStringList players = m_choices.players;
    players.removeAll(name);
    choose(&Choices::players, players);
    if (m_choices.player == name)
        choose(&Choices::player, QString());
}

void Settings::setGraceMs(int grace)
{
    choose(&Choices::graceMs, std::clamp(grace, 0, Choices::longestGraceMs));
}

void Settings::load()
{
    const auto text = readOutsideFile(m_file);
    if (!text && text.error() == FileProblem::Missing)
        return;
    if (!text)
        return setAside(QStringLiteral("it cannot be read"));
    const auto choices = choicesFromJson(*text);
    if (!choices)
        return setAside(choices.error());
    m_choices = *choices;
    m_kept = *choices;
}

void Settings::setAside(const QString& reason)
{
    m_setAsideFile = setDamagedAside(m_file, reason);
}

void Settings::save()
{
    m_writeSoon.stop();
    // A café's server is named in them, with its password.
    writeForOwner(m_file, toJson(m_kept));
}

} // namespace sandglass::app

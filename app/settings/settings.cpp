// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include "files/outside_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QtLogging>

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
        emit changed();
}

void Settings::setTheme(const QString& theme)
{
    if (Choices::themes().contains(theme))
        choose(&Choices::theme, theme);
}

void Settings::setTextSize(double size)
{
    choose(&Choices::textSize, std::clamp(size, Choices::smallestText, Choices::largestText));
}

void Settings::setVolume(double volume)
{
    choose(&Choices::volume, std::clamp(volume, 0.0, 1.0));
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
    const QFileInfo damaged(m_file);
    QString target;
    for (int number = 1; target.isEmpty() || QFile::exists(target); ++number)
        target = damaged.dir().filePath(QStringLiteral("%1.damaged-%2").arg(damaged.fileName()).arg(number));
    if (QFile::rename(m_file, target))
        m_setAsideFile = target;
    qInfo("settings: %s was damaged (%s) and is now %s", qPrintable(m_file), qPrintable(reason),
        qPrintable(m_setAsideFile.isEmpty() ? QStringLiteral("left as it is") : target));
}

void Settings::save()
{
    m_writeSoon.stop();
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    // A café's server is named in them, with its password: they are for their owner's eyes.
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(toJson(m_kept)) >= 0 && file.commit())
        return;
    qInfo("settings: %s could not be written (%s)", qPrintable(m_file), qPrintable(file.errorString()));
}

} // namespace sandglass::app

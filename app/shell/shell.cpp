// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/shell.h"

namespace sandglass::app {

Shell::Shell()
    : Shell(QString(), QString())
{
}

Shell::Shell(const QString& settingsFile, const QString& layoutsFolder)
    : m_settings(settingsFile)
    , m_layouts(layoutsFolder)
{
    connect(&m_settings, &Settings::changed, this, &Shell::followSettings);
    followSettings();
}

QString Shell::version()
{
    return QStringLiteral(SANDGLASS_VERSION);
}

void Shell::followSettings()
{
    const QString chosen = m_settings.language();
    m_language.setCode(chosen.isEmpty() ? Language::ofSystem() : chosen);
    m_seats.setNewcomersLanguage(m_language.code());
}

} // namespace sandglass::app

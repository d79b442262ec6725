// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

namespace sandglass::app {

Settings::Settings(QObject* parent)
    : QObject(parent)
    , m_theme(QStringLiteral("walnut"))
{
}

void Settings::setTheme(const QString& theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    emit themeChanged();
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "docks/dock_panel.h"

#include <utility>

namespace sandglass::app {

void DockPanel::setTitle(const QString& title)
{
    if (std::exchange(m_title, title) != title)
        Q_EMIT titleChanged();
}

void DockPanel::followOpen(bool open)
{
    if (std::exchange(m_open, open) != open)
        Q_EMIT openChanged();
}

void DockPanel::followFloating(bool floating)
{
    if (std::exchange(m_floating, floating) != floating)
        Q_EMIT floatingChanged();
}

} // namespace sandglass::app

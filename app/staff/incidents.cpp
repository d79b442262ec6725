// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/incidents.h"

namespace sandglass::app {

Incidents::Incidents(Date date, QObject* parent)
    : QObject(parent)
    , m_date(std::move(date))
{
}

void Incidents::note(const Telling& what)
{
    if (what.isEmpty())
        return;
    if (!m_all.isEmpty() && m_all.first().what == what)
        m_all.removeFirst();
    m_all.prepend({m_date(), what});
    if (m_all.size() > most)
        m_all.resize(most);
    Q_EMIT changed();
}

} // namespace sandglass::app

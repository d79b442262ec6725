// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/power.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

Power::Power(Run run, QObject* parent)
    : QObject(parent)
    , m_run(std::move(run))
{
}

void Power::restart()
{
    command(u"reboot"_s);
}

void Power::shutDown()
{
    command(u"poweroff"_s);
}

void Power::command(const QString& word)
{
    const QString why = m_run({u"systemctl"_s, word});
    m_problem = why.isEmpty() ? Telling() : toTell(u"staff.power.refused"_s, {{u"why"_s, why}});
    Q_EMIT changed();
}

} // namespace sandglass::app

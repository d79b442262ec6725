// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_pointer.h"

#include "pendulum/terms.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

void PendulumPointer::setTelling(const Telling& telling)
{
    if (telling == m_telling)
        return;
    m_telling = telling;
    Q_EMIT changed();
}

int PendulumPointer::seat() const
{
    return m_telling.numberOf(u"seat"_s);
}

int PendulumPointer::spot() const
{
    // Where something went says more than where it came from.
    for (const QString& value : {u"to"_s, u"spot"_s, u"from"_s}) {
        const Thing thing = m_telling.thing(value);
        if (thing.domain == "spot"_L1 && thing.number >= 0 && thing.number < pendulum::spot::onBoard)
            return thing.number;
    }
    return -1;
}

int PendulumPointer::timer() const
{
    return m_telling.numberOf(u"timer"_s);
}

int PendulumPointer::province() const
{
    return m_telling.numberOf(u"source"_s);
}

} // namespace sandglass::app

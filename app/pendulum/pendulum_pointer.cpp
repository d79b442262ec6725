// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_pointer.h"

#include "pendulum/terms.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// The number of a value that a telling names by the id of its text.
template <std::size_t count>
int numberOf(
    const Telling& telling, const QString& value, const QString& domain, const std::array<pendulum::Word, count>& words)
{
    const QString prefix = u"pendulum"_s + u'.' + domain + u'.';
    const QString id = telling.values.value(value).toString();
    if (!id.startsWith(prefix))
        return -1;
    const auto found = std::ranges::find(words, id.sliced(prefix.size()).toStdString());
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

} // namespace

void PendulumPointer::setTelling(const Telling& telling)
{
    if (telling == m_telling)
        return;
    m_telling = telling;
    Q_EMIT changed();
}

int PendulumPointer::seat() const
{
    return m_telling.seats.isEmpty() ? -1 : m_telling.values.value(m_telling.seats.first()).toInt();
}

int PendulumPointer::spot() const
{
    for (const QString& value : {u"to"_s, u"spot"_s, u"from"_s}) {
        const int spot = numberOf(m_telling, value, u"spot"_s, pendulum::spotWords);
        if (spot >= 0 && spot < pendulum::spot::onBoard)
            return spot;
    }
    return -1;
}

int PendulumPointer::timer() const
{
    return numberOf(m_telling, u"timer"_s, u"timer"_s, pendulum::areaWords);
}

int PendulumPointer::province() const
{
    return numberOf(m_telling, u"source"_s, u"source"_s, pendulum::sourceWords);
}

} // namespace sandglass::app

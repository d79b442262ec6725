// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/end_vote.h"

#include <algorithm>
#include <utility>

namespace sandglass::app {

EndVote::EndVote(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &EndVote::runOut);
}

void EndVote::setPeople(const QList<int>& people)
{
    if (people == m_people)
        return;
    m_people = people;
    count();
}

void EndVote::wish(int seat, const QString& word)
{
    if (!m_people.contains(seat))
        return;
    if (m_wishes.size() <= seat)
        m_wishes.resize(seat + 1);
    m_wishes[seat] = m_wishes[seat] == word ? QString() : word;
    count();
}

void EndVote::count()
{
    QString most;
    qsizetype votes = 0;
    for (const int seat : std::as_const(m_people)) {
        const QString word = m_wishes.value(seat);
        const auto same = std::ranges::count_if(m_people, [&](int other) { return m_wishes.value(other) == word; });
        if (!word.isEmpty() && same > votes) {
            most = word;
            votes = same;
        }
    }
    if (2 * votes <= m_people.size())
        most.clear();
    const bool other = std::exchange(m_coming, most) != most;
    if (most.isEmpty())
        m_timer.stop();
    else if (other)
        m_timer.start(patience);
    Q_EMIT changed();
    if (!most.isEmpty() && votes == m_people.size())
        decide(most);
}

void EndVote::runOut()
{
    if (!m_coming.isEmpty())
        decide(m_coming);
}

void EndVote::decide(const QString& word)
{
    m_timer.stop();
    Q_EMIT decided(word);
}

} // namespace sandglass::app

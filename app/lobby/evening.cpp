// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/evening.h"

namespace sandglass::app {

Evening::Evening(const GameRegistry& games, Seats& seats)
    : m_games(games)
    , m_seats(seats)
{
    connect(&games, &GameRegistry::unfinishedChanged, this, &Evening::changed);
}

QList<UnfinishedMatch> Evening::unfinished() const
{
    QList<UnfinishedMatch> matches = m_games.unfinished();
    matches.removeIf([this](const UnfinishedMatch& match) { return !m_journals.contains(match.journal); });
    return matches;
}

void Evening::note(const QString& journal)
{
    m_journals.insert(journal);
    Q_EMIT changed();
}

void Evening::end()
{
    for (int place = 0; place < placeCount; ++place)
        m_seats.leave(place);
    m_journals.clear();
    Q_EMIT changed();
}

} // namespace sandglass::app

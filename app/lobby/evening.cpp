// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/evening.h"

#include <QtCore/QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

Evening::Evening(const GameRegistry& games, Seats& seats, Now now)
    : m_games(games)
    , m_seats(seats)
    , m_now(std::move(now))
{
    connect(&games, &GameRegistry::unfinishedChanged, this, &Evening::changed);
    m_look.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, &Evening::lookLater);
    connect(&m_look, &QTimer::timeout, this, &Evening::changed);
}

bool Evening::isFresh(qint64 left) const
{
    return m_now() - left < m_length;
}

void Evening::setLength(qint64 length)
{
    if (length == m_length)
        return;
    m_length = length;
    lookLater();
    Q_EMIT changed();
}

QList<UnfinishedMatch> Evening::unfinished() const
{
    QList<UnfinishedMatch> matches = m_games.unfinished();
    matches.removeIf([this](const UnfinishedMatch& match) {
        const auto known = m_journals.find(match.journal);
        return known == m_journals.end() || !isFresh(*known);
    });
    return matches;
}

QSet<QString> Evening::journals() const
{
    return {m_journals.keyBegin(), m_journals.keyEnd()};
}

void Evening::note(const QString& journal)
{
    m_current = journal;
    m_journals[journal] = m_now();
    lookLater();
    Q_EMIT changed();
}

void Evening::putAway()
{
    if (!m_journals.contains(m_current))
        return;
    m_journals[m_current] = m_now();
    lookLater();
    Q_EMIT changed();
}

/// When the next one will have lain too long.
void Evening::lookLater()
{
    qint64 next = -1;
    for (const qint64 left : std::as_const(m_journals))
        if (const qint64 due = left + m_length - m_now(); due > 0)
            next = next < 0 ? due : std::min(next, due);
    if (next < 0)
        m_look.stop();
    else
        m_look.start(static_cast<int>(next));
}

void Evening::noteResult(const QString& game, const QJsonArray& people, const QJsonArray& ranks)
{
    QJsonArray ranked;
    for (const QJsonValue& rank : ranks) {
        QJsonObject one = people[rank["seat"_L1].toInt()].toObject();
        one.insert("place"_L1, rank["place"_L1]);
        one.insert("winner"_L1, rank["winner"_L1]);
        ranked.append(one);
    }
    m_results.prepend(QJsonObject{{u"game"_s, game}, {u"people"_s, ranked}});
    Q_EMIT changed();
}

void Evening::forget(const QString& name)
{
    QJsonArray results;
    for (const QJsonValue& result : std::as_const(m_results)) {
        QJsonArray people;
        for (const QJsonValue& one : result["people"_L1].toArray()) {
            QJsonObject person = one.toObject();
            if (person["name"_L1] == name)
                person.insert("name"_L1, QString());
            people.append(person);
        }
        results.append(QJsonObject{{u"game"_s, result["game"_L1]}, {u"people"_s, people}});
    }
    m_results = results;
    Q_EMIT changed();
}

void Evening::end()
{
    for (int place = 0; place < placeCount; ++place)
        m_seats.leave(place);
    m_journals.clear();
    m_current.clear();
    m_results = {};
    m_setups.clear();
    m_look.stop();
    Q_EMIT changed();
}

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall_schema.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Each is what one version added to the one before it; none is ever changed, only added to their end.
const QList<QStringList>& versions()
{
    static const QList<QStringList> all{
        {
            u"CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, cards TEXT NOT NULL,"
            " begun TEXT NOT NULL, length BIGINT NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS results (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL,"
            " name TEXT NOT NULL, character TEXT NOT NULL, place INTEGER NOT NULL, winner INTEGER NOT NULL,"
            " PRIMARY KEY (match, seat))"_s,
            u"CREATE TABLE IF NOT EXISTS rounds (match TEXT NOT NULL REFERENCES matches(id), round INTEGER NOT NULL,"
            " length BIGINT NOT NULL, PRIMARY KEY (match, round))"_s,
            u"CREATE TABLE IF NOT EXISTS errands (number BIGINT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT"
            " NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS kept_names (digest TEXT PRIMARY KEY)"_s,
            u"CREATE TABLE IF NOT EXISTS forgotten_names (number BIGINT PRIMARY KEY, digest TEXT NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS seen_names (server TEXT PRIMARY KEY, number BIGINT NOT NULL)"_s,
            u"CREATE INDEX IF NOT EXISTS results_by_name ON results (name)"_s,
        },
        {
            // Score sheets instead of what Pendulum's seats held: the numbers mean something else, so they are read
            // from the journals once more instead of being carried over.
            u"DROP TABLE IF EXISTS points"_s,
            u"CREATE TABLE IF NOT EXISTS scores (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL,"
            " line TEXT NOT NULL, round INTEGER NOT NULL, points INTEGER NOT NULL,"
            " PRIMARY KEY (match, seat, line, round))"_s,
        },
        {
            // What the people of a match read, for a café's statistics; opponents read nothing.
            u"CREATE TABLE IF NOT EXISTS languages (match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL,"
            " language TEXT NOT NULL, PRIMARY KEY (match, seat))"_s,
        },
        {
            // Lessons that somebody has done to their end; by whom is not kept.
            u"CREATE TABLE IF NOT EXISTS lessons (id TEXT PRIMARY KEY, game TEXT NOT NULL, lesson TEXT NOT NULL)"_s,
        },
    };
    return all;
}

} // namespace

int hallSchemaVersion()
{
    return static_cast<int>(versions().size());
}

QStringList hallSchemaSince(int version)
{
    QStringList statements;
    for (const QStringList& step : versions().sliced(version))
        statements += step;
    return statements;
}

} // namespace sandglass::app

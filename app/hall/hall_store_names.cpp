// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The half of the hall's tables that takes names out of them.
#include "hall/forgetting.h"
#include "hall/hall_store.h"

#include <QtCore/QJsonDocument>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QStringList column(const QVariantList& rows, const QString& name)
{
    QStringList values;
    for (const QVariant& row : rows)
        values.append(row.toMap()[name].toString());
    return values;
}

FinishedMatch matchOf(const HallStore::Errand& errand)
{
    return finishedMatch(QJsonDocument::fromJson(errand.payload.toUtf8()).object());
}

} // namespace

std::expected<QStringList, QString> HallStore::names()
{
    const auto inResults = rows(u"SELECT DISTINCT name FROM results WHERE name <> '' ORDER BY name"_s);
    const auto waiting = errands();
    if (!inResults || !waiting)
        return std::unexpected(inResults ? waiting.error() : inResults.error());
    QStringList names = column(*inResults, u"name"_s);
    for (const Errand& errand : *waiting)
        for (const FinishedMatch::Seat& seat : matchOf(errand).seats)
            if (!seat.name.isEmpty())
                names.append(seat.name);
    names.removeDuplicates();
    return names;
}

HallStore::Done HallStore::forget(const QString& name)
{
    return inOneGo([&] { return takeOff(name); });
}

HallStore::Done HallStore::forgetWithErrand(const QString& name)
{
    return inOneGo([&] { return takeOff(name).and_then([&] { return addErrand(u"forget"_s, digestOf(name)); }); });
}

HallStore::Done HallStore::takeOff(const QString& name)
{
    return run(u"UPDATE results SET name = '' WHERE name = ?"_s, {name}).and_then([&] { return takeOffErrands(name); });
}

/// A result that waits for the server goes there without the name.
HallStore::Done HallStore::takeOffErrands(const QString& name)
{
    return errands().and_then([&](const QList<Errand>& waiting) {
        Done done;
        for (const Errand& errand : waiting) {
            if (errand.kind != "match"_L1 || !done)
                continue;
            FinishedMatch match = matchOf(errand);
            for (FinishedMatch::Seat& seat : match.seats)
                if (seat.name == name)
                    seat.name = u""_s;
            if (match != matchOf(errand))
                done = run(u"UPDATE errands SET payload = ? WHERE number = ?"_s,
                    {QString::fromUtf8(QJsonDocument(toJson(match)).toJson(QJsonDocument::Compact)), errand.number});
        }
        return done;
    });
}

std::expected<qint64, QString> HallStore::forgetForAll(const QString& digest)
{
    const Done done = inOneGo([&] {
        return names().and_then([&](const QStringList& known) {
            Done taken;
            for (const QString& name : known)
                if (taken && digestOf(name) == digest)
                    taken = takeOff(name);
            return taken.and_then([&] { return noteForgotten(digest); });
        });
    });
    if (!done)
        return std::unexpected(done.error());
    return rows(u"SELECT MAX(number) AS number FROM forgotten_names WHERE digest = ?"_s, {digest})
        .transform([](const QVariantList& found) { return found.value(0).toMap()[u"number"_s].toLongLong(); });
}

/// Who is forgotten twice has a later number: every table must follow again.
HallStore::Done HallStore::noteForgotten(const QString& digest)
{
    return run(u"INSERT INTO forgotten_names (number, digest) SELECT COALESCE(MAX(number), 0) + 1, ?"
               " FROM forgotten_names"_s,
        {digest})
        .and_then([&] {
            return run(u"DELETE FROM forgotten_names WHERE digest = ?"
                       " AND number < (SELECT MAX(number) FROM forgotten_names)"_s,
                {digest});
        });
}

std::expected<QList<HallStore::Forgotten>, QString> HallStore::forgottenSince(qint64 number)
{
    return rows(u"SELECT number, digest FROM forgotten_names WHERE number > ? ORDER BY number"_s, {number})
        .transform([](const QVariantList& found) {
            QList<Forgotten> forgotten;
            for (const QVariant& row : found)
                forgotten.append({row.toMap()[u"number"_s].toLongLong(), row.toMap()[u"digest"_s].toString()});
            return forgotten;
        });
}

HallStore::Done HallStore::keepForLater(const QString& digest)
{
    return run(u"INSERT INTO kept_names (digest) VALUES (?) ON CONFLICT DO NOTHING"_s, {digest});
}

std::expected<QStringList, QString> HallStore::keptForLater()
{
    return rows(u"SELECT digest FROM kept_names ORDER BY digest"_s).transform([](const QVariantList& found) {
        return column(found, u"digest"_s);
    });
}

HallStore::Done HallStore::dropForLater(const QString& digest)
{
    return run(u"DELETE FROM kept_names WHERE digest = ?"_s, {digest});
}

std::expected<qint64, QString> HallStore::seenOf(const QString& server)
{
    return rows(u"SELECT number FROM seen_names WHERE server = ?"_s, {digestOf(server)})
        .transform([](const QVariantList& found) { return found.value(0).toMap()[u"number"_s].toLongLong(); });
}

HallStore::Done HallStore::setSeen(const QString& server, qint64 number)
{
    // An address may hold a password: it is kept as unreadable as a name.
    return run(u"INSERT INTO seen_names (server, number) VALUES (?, ?)"
               " ON CONFLICT (server) DO UPDATE SET number = excluded.number"_s,
        {digestOf(server), number});
}

} // namespace sandglass::app

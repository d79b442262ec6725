// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/hall_store.h"

#include "hall/hall_schema.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QUuid>
#include <QtSql/QSqlError>
#include <QtSql/QSqlField>
#include <QtSql/QSqlQuery>
#include <QtSql/QSqlRecord>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// A server that does not answer is not waited for long, and one that does keeps its remarks to itself.
constexpr auto serverManners = "connect_timeout=5;options='-c client_min_messages=warning'"_L1;

/// A text that is not there is an empty one, not the database's NULL.
QString present(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

QString compact(const FinishedMatch& match)
{
    return QString::fromUtf8(QJsonDocument(toJson(match)).toJson(QJsonDocument::Compact));
}

} // namespace

HallStore::HallStore(QString connection)
    : m_connection(std::move(connection))
{
}

HallStore::~HallStore()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

std::expected<std::unique_ptr<HallStore>, QString> HallStore::open(const QString& file)
{
    std::unique_ptr<HallStore> store(new HallStore(QUuid::createUuid().toString()));
    QDir().mkpath(QFileInfo(file).path());
    QSqlDatabase::addDatabase(u"QSQLITE"_s, store->m_connection).setDatabaseName(file);
    return opened(std::move(store)).and_then([](std::unique_ptr<HallStore> opened) {
        // What is deleted is overwritten: a forgotten name does not linger in the file.
        const Done thorough = opened->run(u"PRAGMA secure_delete = ON"_s);
        return thorough.transform([&] { return std::move(opened); });
    });
}

std::expected<std::unique_ptr<HallStore>, QString> HallStore::open(const ServerAddress& server)
{
    std::unique_ptr<HallStore> store(new HallStore(QUuid::createUuid().toString()));
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, store->m_connection);
        database.setHostName(server.host);
        database.setDatabaseName(server.database);
        database.setUserName(server.user);
        database.setPassword(server.password);
        if (server.port > 0)
            database.setPort(server.port);
        database.setConnectOptions(server.options + serverManners);
    }
    return opened(std::move(store));
}

std::expected<std::unique_ptr<HallStore>, QString> HallStore::opened(std::unique_ptr<HallStore> store)
{
    {
        QSqlDatabase database = QSqlDatabase::database(store->m_connection, false);
        if (!database.open())
            return std::unexpected(database.lastError().text());
    }
    return store->makeTables().transform([&] { return std::move(store); });
}

HallStore::Done HallStore::makeTables()
{
    return run(u"CREATE TABLE IF NOT EXISTS hall_schema (version INTEGER NOT NULL)"_s).and_then([&] {
        return inOneGo([&] { return bringUpToDate(); });
    });
}

/// Tables of before there was a version have no row there: every step may meet what it would make.
HallStore::Done HallStore::bringUpToDate()
{
    const Rows found = rows(u"SELECT MAX(version) AS version FROM hall_schema"_s);
    if (!found)
        return std::unexpected(found.error());
    const int version = found->value(0).toMap()[u"version"_s].toInt();
    if (version > hallSchemaVersion())
        return std::unexpected(u"the hall of fame was written by a newer Sandglass"_s);
    Done result;
    for (const QString& statement : hallSchemaSince(version))
        if (result)
            result = run(statement);
    if (result && version < hallSchemaVersion())
        result = run(u"DELETE FROM hall_schema"_s).and_then([&] {
            return run(u"INSERT INTO hall_schema (version) VALUES (?)"_s, {hallSchemaVersion()});
        });
    return result;
}

HallStore::Done HallStore::run(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    bool good = query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    good = good && query.exec();
    m_changed = query.numRowsAffected();
    return good ? Done() : std::unexpected(query.lastError().text());
}

HallStore::Rows HallStore::rows(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    bool good = query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    good = good && query.exec();
    if (!good)
        return std::unexpected(query.lastError().text());
    QVariantList rows;
    while (query.next()) {
        QVariantMap row;
        const QSqlRecord record = query.record();
        for (int column = 0; column < record.count(); ++column)
            row.insert(record.fieldName(column), record.value(column));
        rows.append(row);
    }
    return rows;
}

/// All of it, or none.
HallStore::Done HallStore::inOneGo(const std::function<Done()>& work)
{
    QSqlDatabase database = QSqlDatabase::database(m_connection, false);
    if (!database.transaction())
        return std::unexpected(database.lastError().text());
    Done done = work();
    if (done && database.commit())
        return done;
    if (done)
        done = std::unexpected(database.lastError().text());
    database.rollback();
    return done;
}

HallStore::Done HallStore::save(const FinishedMatch& match)
{
    return inOneGo([&] { return insert(match); });
}

bool HallStore::has(const QString& match)
{
    const Rows found = rows(u"SELECT match FROM scores WHERE match = ? LIMIT 1"_s, {match});
    return found && !found->isEmpty();
}

HallStore::Done HallStore::insert(const FinishedMatch& match)
{
    return run(u"INSERT INTO matches (id, game, cards, begun, length) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"_s,
        {match.id, match.game, match.cards, present(match.begun.toUTC().toString(Qt::ISODateWithMs)), match.length})
        .and_then([&] { return m_changed > 0 ? insertSeats(match) : completeScores(match); });
}

/// A match that an earlier version has kept without its score sheets.
HallStore::Done HallStore::completeScores(const FinishedMatch& match)
{
    return has(match.id) ? Done() : insertScores(match);
}

HallStore::Done HallStore::insertSeats(const FinishedMatch& match)
{
    Done done;
    for (int seat = 0; seat < match.seats.size() && done; ++seat) {
        const FinishedMatch::Seat& one = match.seats[seat];
        done = run(u"INSERT INTO results (match, seat, name, character, place, winner) VALUES (?, ?, ?, ?, ?, ?)"_s,
            {match.id, seat, present(one.name), present(one.character), one.place, one.winner ? 1 : 0});
    }
    return done.and_then([&] { return insertLanguages(match); }).and_then([&] { return insertRounds(match); });
}

HallStore::Done HallStore::insertLanguages(const FinishedMatch& match)
{
    Done done;
    for (int seat = 0; seat < match.seats.size() && done; ++seat)
        if (!match.seats[seat].language.isEmpty())
            done = run(u"INSERT INTO languages (match, seat, language) VALUES (?, ?, ?)"_s,
                {match.id, seat, match.seats[seat].language});
    return done;
}

HallStore::Done HallStore::insertRounds(const FinishedMatch& match)
{
    Done done;
    for (int round = 0; round < match.rounds.size() && done; ++round)
        done = run(u"INSERT INTO rounds (match, round, length) VALUES (?, ?, ?)"_s,
            {match.id, round + 1, match.rounds[round]});
    return done.and_then([&] { return insertScores(match); });
}

HallStore::Done HallStore::insertScores(const FinishedMatch& match)
{
    Done done;
    for (const FinishedMatch::Score& score : match.scores)
        if (done)
            done = run(u"INSERT INTO scores (match, seat, line, round, points) VALUES (?, ?, ?, ?, ?)"_s,
                {match.id, score.seat, score.line, score.round, score.points});
    return done;
}

HallStore::Done HallStore::addErrand(const QString& kind, const QString& payload)
{
    return run(u"INSERT INTO errands (number, kind, payload) SELECT COALESCE(MAX(number), 0) + 1, ?, ? FROM errands"_s,
        {kind, payload});
}

HallStore::Done HallStore::saveWithErrand(const FinishedMatch& match)
{
    return inOneGo([&] {
        return insert(match).and_then([&] { return m_changed > 0 ? addErrand(u"match"_s, compact(match)) : Done(); });
    });
}

std::expected<QList<HallStore::Errand>, QString> HallStore::errands()
{
    return rows(u"SELECT number, kind, payload FROM errands ORDER BY number"_s).transform([](const QVariantList& rows) {
        QList<Errand> errands;
        for (const QVariant& row : rows) {
            const QVariantMap map = row.toMap();
            errands.append({map[u"number"_s].toLongLong(), map[u"kind"_s].toString(), map[u"payload"_s].toString()});
        }
        return errands;
    });
}

HallStore::Done HallStore::done(const Errand& errand)
{
    return run(u"DELETE FROM errands WHERE number = ?"_s, {errand.number});
}

std::expected<HallFigures, QString> HallStore::figures(const QString& game, const QString& cards)
{
    // "?2 = ''" would need numbered placeholders, which not every driver has: the card set is named twice instead.
    const QVariantList which{game, present(cards), present(cards)};
    const QString chosen = u" JOIN matches ON id = match WHERE game = ? AND (? = '' OR cards = ?)"_s;
    const Rows sets = rows(u"SELECT cards, COUNT(*) AS matches FROM matches WHERE game = ? GROUP BY cards"
                           " ORDER BY matches DESC, cards"_s,
        {game});
    const Rows count =
        rows(u"SELECT COUNT(*) AS matches FROM matches WHERE game = ? AND (? = '' OR cards = ?)"_s, which);
    const Rows characters = rows(u"SELECT character, COUNT(*) AS played, SUM(winner) AS won FROM results"_s + chosen
            + u" AND character <> '' GROUP BY character ORDER BY won DESC, played DESC, character"_s,
        which);
    const Rows names = rows(u"SELECT name, COUNT(*) AS played, SUM(winner) AS won FROM results"_s + chosen
            + u" AND name <> '' GROUP BY name ORDER BY won DESC, played DESC, name"_s,
        which);
    const Rows scores = rows(u"SELECT line, round, AVG(points * 1.0) AS mean, MAX(points) AS best FROM scores"_s
            + chosen + u" GROUP BY line, round ORDER BY line, round"_s,
        which);
    const Rows rounds =
        rows(u"SELECT round, AVG(rounds.length * 1.0) AS mean, MAX(rounds.length) AS longest FROM rounds"_s + chosen
                + u" GROUP BY round ORDER BY round"_s,
            which);
    const Rows alone = rows(u"SELECT MAX(total) AS best FROM (SELECT SUM(points) AS total FROM scores"_s + chosen
            + u" AND (SELECT COUNT(*) FROM results WHERE results.match = scores.match) = 1"
              " AND round = (SELECT MAX(later.round) FROM scores AS later WHERE later.match = scores.match)"
              " GROUP BY scores.match) AS sums"_s,
        which);
    for (const Rows* one : {&sets, &count, &characters, &names, &scores, &rounds, &alone})
        if (!*one)
            return std::unexpected(one->error());
    const QVariant best = alone->value(0).toMap().value(u"best"_s);
    return HallFigures{count->value(0).toMap().value(u"matches"_s).toInt(), *sets, *characters, *names, *scores,
        *rounds, best.isNull() ? -1 : best.toInt()};
}

} // namespace sandglass::app

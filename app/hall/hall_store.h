// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hall/finished_match.h"
#include "hall/server_address.h"

#include <QtCore/QString>
#include <QtCore/QVariantList>
#include <QtSql/QSqlDatabase>

#include <expected>
#include <functional>
#include <memory>

namespace sandglass::app {

/// What a chart shows.
struct HallFigures {
    int matches = 0;
    QVariantList cards; ///< {cards, matches} of all card sets, the most played first
    QVariantList characters; ///< {character, played, won}, most wins first
    QVariantList names; ///< {name, played, won}, most wins first; without those who have none
    QVariantList scores; ///< {line, round, mean, best}, by line and round
    QVariantList rounds; ///< {round, mean, longest} in milliseconds
    int alone = -1; ///< the most points of anybody who played alone; -1: nobody has
};

/// What a café's people want to know of a table, or of all of them.
struct HallStatistics {
    int matches = 0;
    QList<int> hours; ///< by the hour of the day at this place, how many began
    QVariantList games; ///< {game, matches}, the most played first
    QVariantList languages; ///< {language, people}, the most read first
    QVariantList lessons; ///< {game, lessons} that were done to their end, the most learnt first
};

/// Somebody has done a lesson to its end.
struct FinishedLesson {
    QString id; ///< of this time
    QString game;
    QString lesson;
};

/// The hall of fame's tables, in SQLite or in PostgreSQL: the same statements for both. It belongs to the thread that
/// opened it. Errors are the database's own words, for logs.
class HallStore {
public:
    static std::expected<std::unique_ptr<HallStore>, QString> open(const QString& file);
    static std::expected<std::unique_ptr<HallStore>, QString> open(const ServerAddress& server);
    ~HallStore();
    Q_DISABLE_COPY_MOVE(HallStore)

    /// A match that is already there is left as it is: saving is idempotent. Only score sheets that it has not are
    /// added.
    std::expected<void, QString> save(const FinishedMatch& match);
    bool has(const QString& match); ///< with its score sheets
    /// All that stand in results, those that wait for a server included.
    std::expected<QStringList, QString> names();
    /// Takes a name off all of them.
    std::expected<void, QString> forget(const QString& name);
    /// The same for a name that is known by its digest alone; and notes it for the other tables, with the next number.
    std::expected<qint64, QString> forgetForAll(const QString& digest);
    /// What was noted so after that number, in order.
    struct Forgotten {
        qint64 number = 0;
        QString digest;
    };
    std::expected<QList<Forgotten>, QString> forgottenSince(qint64 number);
    /// Of one game; with all card sets or, where one is named by its hash, of that one.
    std::expected<HallFigures, QString> figures(const QString& game, const QString& cards = {});

    std::expected<HallStatistics, QString> statistics();

    /// As with matches: one that is already there is left as it is.
    std::expected<void, QString> save(const FinishedLesson& lesson);
    std::expected<void, QString> saveWithErrand(const FinishedLesson& lesson);

    /// What still has to be told to a server, in order. `payload` is a match's or a lesson's JSON or a name's digest.
    struct Errand {
        qint64 number = 0;
        QString kind; ///< "match", "lesson" or "forget"
        QString payload;
    };
    std::expected<void, QString> saveWithErrand(const FinishedMatch& match);
    std::expected<void, QString> forgetWithErrand(const QString& name);
    std::expected<QList<Errand>, QString> errands();
    std::expected<void, QString> done(const Errand& errand);

    /// Names that were to be forgotten, while a journal that has them could not be changed: their digests.
    std::expected<void, QString> keepForLater(const QString& digest);
    std::expected<QStringList, QString> keptForLater();
    std::expected<void, QString> dropForLater(const QString& digest);

    /// How far this table has followed what a server's other tables have forgotten.
    std::expected<qint64, QString> seenOf(const QString& server);
    std::expected<void, QString> setSeen(const QString& server, qint64 number);

private:
    using Done = std::expected<void, QString>;
    using Rows = std::expected<QVariantList, QString>;

    explicit HallStore(QString connection);
    static std::expected<std::unique_ptr<HallStore>, QString> opened(std::unique_ptr<HallStore> store);
    Done makeTables();
    Done bringUpToDate();
    Done run(const QString& statement, const QVariantList& values = {});
    /// The rows as maps by column.
    Rows rows(const QString& statement, const QVariantList& values = {});
    Done inOneGo(const std::function<Done()>& work);
    Done insert(const FinishedMatch& match);
    Done insertSeats(const FinishedMatch& match);
    Done insertLanguages(const FinishedMatch& match);
    Done insertRounds(const FinishedMatch& match);
    Done insertScores(const FinishedMatch& match);
    Done completeScores(const FinishedMatch& match);
    Done takeOff(const QString& name);
    Done takeOffErrands(const QString& name);
    Done noteForgotten(const QString& digest);
    Done addErrand(const QString& kind, const QString& payload);

    const QString m_connection;
    int m_changed = 0; ///< rows, by the last statement
};

} // namespace sandglass::app

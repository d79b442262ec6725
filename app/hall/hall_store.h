// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hall/finished_match.h"

#include <QSqlDatabase>
#include <QString>
#include <QVariantList>

#include <expected>
#include <memory>

namespace sandglass::app {

/// What a chart shows.
struct HallFigures {
    int matches = 0;
    QVariantList cards; ///< {cards, matches} of all card sets, the most played first
    QVariantList characters; ///< {character, played, won}, most wins first
    QVariantList names; ///< {name, played, won}, most wins first; without those who have none
    QVariantList points; ///< {track, round, mean, best}, by track and round
    QVariantList rounds; ///< {round, mean, longest} in milliseconds
};

/// The hall of fame's tables, in SQLite or in PostgreSQL: the same statements for both. It belongs to the thread that
/// opened it. Errors are the database's own words, for logs.
class HallStore {
public:
    /// A file's path, or "postgresql://user@host/database" (a socket's folder as ?host=/folder).
    static std::expected<std::unique_ptr<HallStore>, QString> open(const QString& address);
    ~HallStore();
    Q_DISABLE_COPY_MOVE(HallStore)

    /// A match that is already there is left as it is: saving is idempotent.
    std::expected<void, QString> save(const FinishedMatch& match);
    bool has(const QString& match);
    /// Takes a name off all results.
    std::expected<void, QString> forget(const QString& name);
    /// Of one game; with all card sets or, where one is named by its hash, of that one.
    std::expected<HallFigures, QString> figures(const QString& game, const QString& cards = {});

    /// What still has to be told to a server, in order. `payload` is a match's JSON or a name.
    struct Errand {
        qint64 number = 0;
        QString kind; ///< "match" or "forget"
        QString payload;
    };
    std::expected<void, QString> saveWithErrand(const FinishedMatch& match);
    std::expected<void, QString> forgetWithErrand(const QString& name);
    std::expected<QList<Errand>, QString> errands();
    std::expected<void, QString> done(const Errand& errand);

    /// Names that were to be forgotten, while a journal that has them could not be changed.
    std::expected<void, QString> keepForLater(const QString& name);
    std::expected<QStringList, QString> keptForLater();
    std::expected<void, QString> dropForLater(const QString& name);

private:
    using Done = std::expected<void, QString>;
    using Rows = std::expected<QVariantList, QString>;

    explicit HallStore(QString connection);
    Done makeTables();
    Done run(const QString& statement, const QVariantList& values = {});
    /// The rows as maps by column.
    Rows rows(const QString& statement, const QVariantList& values = {});
    template <class Work>
    Done inOneGo(Work work);
    Done insert(const FinishedMatch& match);
    Done insertSeats(const FinishedMatch& match);
    Done insertRounds(const FinishedMatch& match);
    Done takeOff(const QString& name);
    Done addErrand(const QString& kind, const QString& payload);

    const QString m_connection;
    int m_changed = 0; ///< rows, by the last statement
};

} // namespace sandglass::app

// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lobby/steady_time.h"
#include "seats/seats.h"
#include "shell/game_registry.h"

#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtCore/QVariantMap>

#include <functional>

namespace sandglass::app {

/// What the people who sit at this table tonight have played here. When they are gone, nothing of them is shown to the
/// next ones; their matches stay where all saved matches are.
class Evening : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shell has one")
    /// Tonight's matches that can go on, the newest first. Whoever has not touched one for long will not come back.
    Q_PROPERTY(QList<sandglass::app::UnfinishedMatch> unfinished READ unfinished NOTIFY changed)
    /// What was played to its end tonight, the newest first: objects of `game` and `people`, by rank, each with name,
    /// emblem, colour, place and winner.
    Q_PROPERTY(QJsonArray results READ results NOTIFY changed)

public:
    /// Milliseconds that never go back.
    using Now = std::function<qint64()>;

    Evening(const GameRegistry& games, Seats& seats, Now now = &steadyNow);

    [[nodiscard]] QList<UnfinishedMatch> unfinished() const;
    [[nodiscard]] QJsonArray results() const { return m_results; }
    /// All of tonight's, by their files.
    [[nodiscard]] QSet<QString> journals() const;
    /// A match came on the table.
    void note(const QString& journal);
    /// It left the table.
    void putAway();
    /// It came to its end: by seat who played, and by rank how it ended, as journals note them.
    void noteResult(const QString& game, const QJsonArray& people, const QJsonArray& ranks);
    /// How a game was laid out last, for the next time tonight: see SetupForm.
    Q_INVOKABLE void remember(const QString& game, const QVariantMap& setup) { m_setups[game] = setup; }
    Q_INVOKABLE QVariantMap remembered(const QString& game) const { return m_setups.value(game); }
    /// Whoever has this name has none in tonight's results.
    void forget(const QString& name);
    /// How long a match that was left is offered to who left it, in milliseconds.
    void setLength(qint64 length);
    /// Everybody stands up, and their names and matches are no longer known here.
    Q_INVOKABLE void end();

Q_SIGNALS:
    void changed();

private:
    bool isFresh(qint64 left) const;
    void lookLater();

    const GameRegistry& m_games;
    Seats& m_seats;
    const Now m_now;
    QHash<QString, qint64> m_journals; ///< with the moment when each was on the table last
    QString m_current;
    qint64 m_length = 2 * 60 * 60 * 1000;
    QJsonArray m_results;
    QHash<QString, QVariantMap> m_setups;
    QTimer m_look;
};

} // namespace sandglass::app

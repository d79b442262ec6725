// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audio/sounds.h"
#include "hall/hall.h"
#include "host/matches.h"
#include "house/bot_players.h"
#include "journal/journal_list.h"

#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>
#include <memory>

namespace sandglass::app {

/// The house that matches are played in: the folder where things are kept, the games' card sets, the clock. What lives
/// off them belongs to it: the matches, their journals, the hall of fame, the sounds.
class House : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application has one")
    Q_PROPERTY(sandglass::app::Matches* matches READ matches CONSTANT)
    Q_PROPERTY(sandglass::app::JournalList* journals READ journals CONSTANT)
    Q_PROPERTY(sandglass::app::Hall* hall READ hall CONSTANT)
    Q_PROPERTY(sandglass::app::Sounds* sounds READ sounds CONSTANT)
    /// The games that can be played here.
    Q_PROPERTY(QStringList gameIds READ gameIds CONSTANT)

public:
    using Clockmaker = std::function<std::unique_ptr<Clock>()>;

    /// What of the world outside it uses.
    struct Ground {
        QString data{}; ///< the folder where things are kept; empty: the platform's for this user
        QString server{}; ///< the hall's connection string; empty: there is none
        /// Each clock has one alarm, so whoever needs one has a clock made.
        Clockmaker clock = [] { return std::make_unique<RealClock>(); };
        Matches::World world{};
        BotPlayers::Runner thinking{}; ///< where opponents think; empty: on another thread
    };

    House(Ground ground, Shelves shelves, QObject* parent = nullptr);

    [[nodiscard]] Matches* matches() { return &m_matches; }
    [[nodiscard]] JournalList* journals() { return &m_journals; }
    [[nodiscard]] Hall* hall() { return &m_hall; }
    [[nodiscard]] Sounds* sounds() { return &m_sounds; }
    [[nodiscard]] QStringList gameIds() const;
    /// Takes a name off the match on the table, all saved ones and all results.
    void forget(const QString& name);
    [[nodiscard]] std::unique_ptr<Clock> makeClock() const { return m_clockmaker(); }
    /// Where opponents think.
    [[nodiscard]] const BotPlayers::Runner& thinking() const { return m_thinking; }

private:
    void bringOpponents();

    const Clockmaker m_clockmaker;
    const std::unique_ptr<Clock> m_clock;
    Matches m_matches;
    JournalList m_journals;
    Hall m_hall; // reads the matches' shelves, so it goes before them
    Sounds m_sounds;
    const BotPlayers::Runner m_thinking;
    std::unique_ptr<BotPlayers> m_bots; // of the match that is on the table
};

} // namespace sandglass::app

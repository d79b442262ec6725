// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/bot_players.h"
#include "shell/game_entry.h"

#include <QtCore/QList>
#include <QtCore/QObject>

#include <functional>
#include <map>
#include <memory>

namespace sandglass::app {

class TableModel;

/// The entry of a game whose module and types are called as all are: Pendulum is "pendulum", its module
/// Sandglass.Pendulum, with PendulumSetup, PendulumPage, PendulumReplay and PendulumPicture.
GameEntry boardGame(const QString& name);

/// The games that can be played. A game adds itself when its board can be opened, never before.
class GameRegistry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application makes its one registry")
    Q_PROPERTY(QList<sandglass::app::GameEntry> games READ games NOTIFY gamesChanged)
    /// The newest first.
    Q_PROPERTY(QList<sandglass::app::UnfinishedMatch> unfinished READ unfinished NOTIFY unfinishedChanged)

public:
    using QObject::QObject;

    [[nodiscard]] QList<GameEntry> games() const { return m_games; }
    /// An entry with an id that is already there takes its place.
    void add(const GameEntry& game);

    /// Takes out the others: a game without its cards cannot be played, so it is not offered.
    void keepOnly(const QStringList& gameIds);

    /// Makes the game's own model, for whoever shows a match without its board.
    using ModelMaker = std::function<std::unique_ptr<TableModel>()>;
    void setModel(const QString& gameId, ModelMaker maker) { m_models[gameId] = std::move(maker); }
    /// Nothing, where the game has none.
    [[nodiscard]] std::unique_ptr<TableModel> modelOf(const QString& gameId) const;

    /// The engine's opponents (bots/bots.h) need no word here; a game of which it has none may bring its own.
    [[nodiscard]] QList<UnfinishedMatch> unfinished() const { return m_unfinished; }
    /// Matches of games that are not in the registry are left out: they could not be opened.
    void setUnfinished(const QList<UnfinishedMatch>& matches);

Q_SIGNALS:
    void gamesChanged();
    void unfinishedChanged();

private:
    [[nodiscard]] bool knows(const QString& gameId) const;

    QList<GameEntry> m_games;
    std::map<QString, ModelMaker> m_models;
    QList<UnfinishedMatch> m_unfinished;
};

} // namespace sandglass::app

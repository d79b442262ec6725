// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_registry.h"

#include "play/table_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

GameEntry boardGame(const QString& name)
{
    GameEntry game;
    game.id = name.toLower();
    game.pageModule = u"Sandglass."_s + name;
    game.setupType = name + u"Setup"_s;
    game.pageType = name + u"Page"_s;
    game.replayType = name + u"Replay"_s;
    game.pictureType = name + u"Picture"_s;
    return game;
}

bool GameRegistry::knows(const QString& gameId) const
{
    return std::ranges::contains(m_games, gameId, &GameEntry::id);
}

void GameRegistry::add(const GameEntry& game)
{
    const auto place = std::ranges::find(m_games, game.id, &GameEntry::id);
    if (place == m_games.end())
        m_games.append(game);
    else
        *place = game;
    Q_EMIT gamesChanged();
}

std::unique_ptr<TableModel> GameRegistry::modelOf(const QString& gameId) const
{
    const auto found = m_models.find(gameId);
    return found == m_models.end() ? nullptr : found->second();
}

void GameRegistry::keepOnly(const QStringList& gameIds)
{
    if (m_games.removeIf([&](const GameEntry& game) { return !gameIds.contains(game.id); }) > 0)
        Q_EMIT gamesChanged();
}

void GameRegistry::setUnfinished(const QList<UnfinishedMatch>& matches)
{
    QList<UnfinishedMatch> known;
    std::ranges::copy_if(matches, std::back_inserter(known), [this](const auto& match) { return knows(match.gameId); });
    if (known == m_unfinished)
        return;
    m_unfinished = known;
    Q_EMIT unfinishedChanged();
}

} // namespace sandglass::app
